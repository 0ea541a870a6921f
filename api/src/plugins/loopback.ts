import fp from 'fastify-plugin';
import { Agent, createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const HOST = '127.0.0.1';

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests the API as a client would; works once it is ready, even before it listens. */
    loopback(path: string, headers?: OutgoingHttpHeaders): Promise<LoopbackAnswer>;
  }
}

type LoopbackAnswer = { statusCode: number; body: string; location?: string | undefined };

/**
 * Requests from the portal's server side to its own API, over a real connection: the objects of `inject` have other
 * shapes than real ones, and a few slow down every real answer by a tenth to a fifth.
 */
export const loopback = fp(
  async (app) => {
    const agent = new Agent({ keepAlive: true });
    // A server of its own: pages are rendered before the portal listens, and it may listen anywhere.
    // It closes no idle connection: on a blocked loop the next request would go out on one that is about to be closed.
    const server = createServer({ keepAliveTimeout: 0 }, (request, response) =>
      app.server.emit('request', request, response),
    );
    app.addHook('onReady', () => new Promise<void>((resolve) => server.listen(0, HOST, resolve).unref()));
    app.addHook('onClose', () => {
      agent.destroy();
      server.close();
      server.closeAllConnections();
    });
    app.decorate('loopback', async (path: string, headers: OutgoingHttpHeaders = {}) => {
      const { port } = server.address() as AddressInfo;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: HOST, port, path, agent, headers }, resolve).on('error', reject);
      });
      return { statusCode: answer.statusCode ?? 0, body: await text(answer), location: answer.headers.location };
    });
  },
  { name: 'loopback' },
);
