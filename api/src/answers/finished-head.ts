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

/** Where Node keeps the head it is about to send. */
type WithHead = ServerResponse & { _header: string };

/**
 * Sends a finished head and body. `writeHead` checks and serializes a dozen headers each time, a tenth of the cost of a
 * kept answer. Node documents no other way to pass a head; a version that does not accept this one gets the list.
 */
export function sendFinished(
  request: IncomingMessage,
  response: ServerResponse,
  { list, lines }: FinishedHead,
  body: Buffer,
  keepAliveSeconds: number,
): void {
  if (response.shouldKeepAlive && request.httpVersion === '1.1')
    (response as WithHead)._header =
      `${lines}Date: ${dateNow()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}\r\n\r\n`;
  if (!response.headersSent) response.writeHead(200, list);
  response.end(body);
}

let date = { text: '', second: 0 };

/** The date as HTTP writes it, made anew each second. */
function dateNow(): string {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== date.second) date = { text: new Date(now).toUTCString(), second };
  return date.text;
}
