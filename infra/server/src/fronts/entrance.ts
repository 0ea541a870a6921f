import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseEncoding } from '@portal/api/answers/encoding';
import { packAnswer } from '@portal/api/answers/kept-copies';
import type { FastifyInstance } from 'fastify';
import { CLIENT_HEADER, PACKED_TYPE } from './front-messages.ts';

/** The socket to which front processes forward requests that they cannot answer themselves. */
export type Entrance = { address: string; close(): Promise<void> };

/**
 * Opens it. A kept answer goes out with all its bodies, as a copy that is valid in `state()`; undefined there: none may
 * be made. Only this account may connect, because a front process says on whose behalf it asks.
 */
export async function openEntrance(app: FastifyInstance, state: () => number | undefined): Promise<Entrance> {
  const packedFor = ({ method, url = '', headers }: IncomingMessage): Buffer | undefined => {
    const made = method === 'GET' ? state() : undefined;
    const answer = made === undefined ? undefined : app.finishedAnswers.find(url, headers);
    if (made === undefined || !answer || answer.isBrief) return undefined;
    return answer.ready(chooseEncoding(headers['accept-encoding'], answer.size)) && packAnswer(answer, made);
  };

  // The front processes look after slow clients.
  const noLimits = { keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 };
  const server = createServer(noLimits, (request, response) => {
    const { [CLIENT_HEADER]: client, ...headers } = request.headers;
    // Each connection belongs to one client.
    Object.defineProperty(request.socket, 'remoteAddress', { value: client, configurable: true });
    Object.assign(request, { headers });
    const packed = packedFor(request);
    if (packed) response.writeHead(200, { 'content-type': PACKED_TYPE, 'content-length': packed.length }).end(packed);
    else app.server.emit('request', request, response);
  });

  const folder = await mkdtemp(join(tmpdir(), 'portal-entrance-'));
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\portal-${randomUUID()}` : join(folder, 'socket');
  await once(server.listen(address), 'listening');
  return {
    address,
    async close() {
      server.close();
      server.closeAllConnections();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
