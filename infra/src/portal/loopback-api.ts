import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { PortalApi } from '@portal/shell/server';

const HOST = '127.0.0.1';

/**
 * The API for the page server when both run in one process. What is not kept is asked for over a real connection: the
 * objects `inject` makes up have other shapes than real ones, and a few slow down every real answer by a tenth to a fifth.
 */
export function loopbackApi(app: FastifyInstance): PortalApi {
  const agent = new Agent({ keepAlive: true });
  // A server of its own: pages are rendered before the portal listens, and it may listen anywhere.
  const server = createServer((request, response) => app.server.emit('request', request, response));
  app.addHook('onReady', () => new Promise<void>((resolve) => server.listen(0, HOST, resolve).unref()));
  app.addHook('onClose', () => {
    agent.destroy();
    server.close();
    server.closeAllConnections();
  });

  return {
    async get(path) {
      const kept = app.finishedAnswers.find(path)?.ready('identity');
      if (kept) return { statusCode: 200, body: kept.toString() };
      const { port } = server.address() as AddressInfo;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        get({ host: HOST, port, path, agent }, resolve).on('error', reject);
      });
      return { statusCode: answer.statusCode ?? 0, body: await text(answer), location: answer.headers.location };
    },
    contentRevision: () => app.contentRevision.current(),
    registry: () => app.releases.registry(),
    releaseUrl: (section, version) => `/releases/${section}/${version}/`,
    releaseFolder: (section, version) => app.releases.folder(section, version),
  };
}
