import { validateHeaderName, validateHeaderValue, type IncomingMessage, type ServerResponse } from 'node:http';

/** The head of an answer, made once for all who get it: as names and values in turn, and as its lines. */
export type FinishedHead = { list: string[]; lines: string };

/** Throws for a header that must not be sent. */
export function finishHead(list: string[]): FinishedHead {
  let lines = 'HTTP/1.1 200 OK\r\n';
  for (let at = 0; at < list.length; at += 2) {
    const [name = '', value = ''] = list.slice(at);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    lines += `${name}: ${value}\r\n`;
  }
  return { list, lines };
}

/** Where Node keeps the head it is about to send, and whether it has sent it. */
type WithHead = ServerResponse & { _header: string; _headerSent: boolean };

/**
 * Sends a finished head and body, in one piece. `writeHead` checks and serializes a dozen headers each time, a tenth of
 * the cost of a kept answer, and two pieces cost more than one. Node documents no other way to pass a head; a version
 * that does not accept this one gets the list.
 */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  head: FinishedHead,
  body: Buffer,
  keepAliveSeconds: number,
): void {
  const passed = response as WithHead;
  if (response.shouldKeepAlive && request.httpVersion === '1.1' && passed._headerSent === false) {
    const { lines, whole } = madeNow(head, body, keepAliveSeconds);
    passed._header = lines;
    if (response.headersSent) {
      if (whole) passed._headerSent = true;
      response.end(whole ?? body);
      return;
    }
  }
  response.writeHead(200, head.list).end(body);
}

/** Answers that are kept in one piece: those that are sent most. */
const MOST_WHOLE = 64;

/** What belongs to a second, as each head names it. */
let made = { second: 0, date: '', asked: new Set<FinishedHead>(), whole: new Map<FinishedHead, Buffer>() };

/** The lines of a complete head; with the body in one piece from the second request of a second on. */
function madeNow(head: FinishedHead, body: Buffer, keepAliveSeconds: number): { lines: string; whole?: Buffer } {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== made.second) made = { second, date: new Date(now).toUTCString(), asked: new Set(), whole: new Map() };
  const known = made.whole.get(head);
  if (known) return { lines: head.lines, whole: known };
  const lines = `${head.lines}Date: ${made.date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  if (!made.asked.has(head) || made.whole.size >= MOST_WHOLE) {
    made.asked.add(head);
    return { lines };
  }
  const whole = Buffer.concat([Buffer.from(lines, 'latin1'), body]);
  made.whole.set(head, whole);
  return { lines, whole };
}
