import type { IncomingMessage } from 'node:http';

/** Whether a body was taken as a stream; it is not where nothing was sent. */
export function isStream(body: unknown): body is IncomingMessage {
  return typeof (body as IncomingMessage | null | undefined)?.pipe === 'function';
}

/**
 * Reads on where a body was refused or only half read: a client that is still sending should read the answer instead of
 * a broken connection.
 */
export function readToEnd(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}
