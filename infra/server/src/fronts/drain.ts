import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds a connection that a proxy keeps open may go without a request before it is closed all the same. */
const LIMIT = 1_000;

/**
 * Lets a proxy go elsewhere before a server closes: new connections are refused at once, so that nothing is lost with
 * them, and each that is open is closed with its next answer. A connection that is closed while a request is on its way
 * would lose that request.
 */
export async function drain(server: Server, limit = LIMIT): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const isDrained = new Promise((resolve) => server.once('close', resolve));
  // HTTP's own would close the connections that have no request at this moment.
  NetServer.prototype.close.call(server);
  await Promise.race([isDrained, delay(limit, undefined, { ref: false })]);
}
