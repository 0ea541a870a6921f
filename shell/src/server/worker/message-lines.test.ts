import { PassThrough } from 'node:stream';
import { readMessages, writeMessage } from './message-lines.ts';

const MB = 1024 * 1024;

/** The messages read from a stream, and whether it was refused. */
function reading() {
  const stream = new PassThrough();
  const heard: unknown[] = [];
  const onNonsense = jest.fn();
  readMessages(
    stream,
    (message, body) => heard.push(body === undefined ? message : [message, String(body)]),
    onNonsense,
  );
  return { stream, heard, onNonsense, send: (chunk: string | Uint8Array) => stream.write(chunk) };
}

const written = (...given: Parameters<typeof writeMessage>[]) =>
  Buffer.concat(given.flatMap((one) => writeMessage(...one)).map((part) => Buffer.from(part)));

// Before the others leave anything to be collected.
test('what comes in tiny pieces takes no more room than it is long', () => {
  const { send, heard } = reading();
  const piece = Buffer.from('x');
  send('"');
  const before = process.memoryUsage();

  for (let count = 0; count < MB; count += 1) send(Buffer.from(piece));

  const { heapUsed, external } = process.memoryUsage();
  expect(heapUsed + external - before.heapUsed - before.external).toBeLessThan(64 * MB);
  send('"\n');
  expect(heard).toHaveLength(1);
});

test.each([1, 2, 3, 7, 64, 10_000])('messages and what follows them come whole, %d bytes at a time', (size) => {
  const { heard, onNonsense, send } = reading();
  const html = Buffer.from('<p>„Größe“\n{"type":"ready"}\n</p>');
  const bytes = written([{ type: 'ready' }], [{ id: 1 }, html], [{ id: 2 }, html], [{ id: 3, text: 'a\nb' }]);

  for (let at = 0; at < bytes.length; at += size) send(bytes.subarray(at, at + size));

  expect(heard).toEqual([
    { type: 'ready' },
    [{ id: 1, bytes: html.length }, String(html)],
    [{ id: 2, bytes: html.length }, String(html)],
    { id: 3, text: 'a\nb' },
  ]);
  expect(onNonsense).not.toHaveBeenCalled();
});

test('one that nothing follows is heard at once', () => {
  const { heard, send } = reading();

  send(written([{ id: 1 }, Buffer.alloc(0)]));

  expect(heard).toEqual([{ id: 1, bytes: 0 }]);
});

test.each(['{"bytes":-1}', '{"bytes":1.5}', '{"bytes":"9"}', '{"bytes":null}', `{"bytes":${65 * MB}}`, 'kein JSON'])(
  'nothing is read behind %s',
  (line) => {
    const { heard, onNonsense, send } = reading();

    send(`${line}\n{"type":"ready"}\n`);
    send('{"type":"ready"}\n');

    expect(heard).toEqual([]);
    expect(onNonsense).toHaveBeenCalledTimes(1);
  },
);

test('a line that never ends is refused, and so is nothing that has announced its length', () => {
  const endless = reading();
  for (let count = 0; count < 65; count += 1) endless.send(Buffer.alloc(MB, 'x'));
  expect(endless.onNonsense).toHaveBeenCalledTimes(1);

  const long = reading();
  long.send(`{"bytes":${64 * MB}}\n`);
  for (let count = 0; count < 64; count += 1) long.send(Buffer.alloc(MB, 'x'));
  expect(long.heard).toHaveLength(1);
  expect(long.onNonsense).not.toHaveBeenCalled();
});
