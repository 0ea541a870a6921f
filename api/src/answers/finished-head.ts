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

/** Bytes of a body for which one write instead of two makes a difference, and of all that are kept in one piece. */
const MOST_BYTES = 256 * 1024;
const MOST_BYTES_WHOLE = 4 * 1024 * 1024;

/** Cached for the current second, because a head names it. */
let made = emptySecond(0);

function emptySecond(now: number) {
  return {
    second: Math.floor(now / 1000),
    date: new Date(now).toUTCString(),
    asked: new Set<FinishedHead>(),
    whole: new Map<FinishedHead, Buffer>(),
    bytes: 0,
  };
}

/** The lines of a complete head; with the body in one piece from the second request within the same second. */
function madeNow(head: FinishedHead, body: Buffer, keepAliveSeconds: number): { lines: string; whole?: Buffer } {
  const now = Date.now();
  if (Math.floor(now / 1000) !== made.second) made = emptySecond(now);
  const known = made.whole.get(head);
  if (known) return { lines: head.lines, whole: known };
  const lines = `${head.lines}Date: ${made.date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  const isAskedAgain = made.asked.has(head);
  made.asked.add(head);
  if (!isAskedAgain || body.length > MOST_BYTES || made.bytes + body.length > MOST_BYTES_WHOLE) return { lines };
  const whole = Buffer.concat([Buffer.from(lines, 'latin1'), body]);
  made.whole.set(head, whole);
  made.bytes += whole.length;
  return { lines, whole };
}
