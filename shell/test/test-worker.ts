/**
 * The code of a render worker that runs `onAsk` for each question, where `id` and `request` are the question, `start`
 * is the start message, `reply` answers, `fail` answers with an error, and `note` notes the section whose code runs (1
 * is the first), and `needs` requests the code of a section. `onStart` runs before it is ready.
 */
export function testWorker(onAsk: string, onStart = ''): string {
  return `
const socket = new (require('node:net').Socket)({ fd: 3, readable: true, writable: true });
const say = (reply) => socket.write(JSON.stringify(reply) + '\\n');
const note = (owner) => require('node:fs').writeSync(4, Buffer.of(owner));
let start;
const waiting = [];
const needs = (section) => new Promise((resolve) => {
  waiting.push(resolve);
  say({ type: 'needs', section });
});
let rest = '';
const ask = (id, request) => {
  const reply = (answer, outside = 0) => {
    note(0);
    const html = Buffer.from(answer?.html ?? '');
    say({ type: 'answer', id, ok: true, answer, outside, bytes: html.length });
    socket.write(html);
  };
  const fail = (message) => say({ type: 'answer', id, ok: false, message, outside: 0 });
  ${onAsk}
};
socket.on('close', () => process.exit()).setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\\n');
  rest = lines.pop();
  for (const message of lines.map((line) => JSON.parse(line))) {
    if (message.type === 'ask') return ask(message.id, message.request);
    if (message.type === 'bundle') {
      waiting.shift()?.(message);
      continue;
    }
    start = message;
    ${onStart}
    say({ type: 'ready' });
  }
});`;
}
