import type { FastifyInstance } from 'fastify';
import type { ClubFacts } from '@portal/api/contract';
import { liveRegistry } from '../pipeline/live-releases.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { createManifest } from './web-manifest.ts';
import { livePaths, workerSettings } from './worker-settings.ts';

export type InstallRoutesOptions = { api: PortalApi };

/** The address of the service worker. */
export const WORKER_PATH = '/sw.js';

/** Replaces a service worker that is switched off: removes its caches, and itself. */
export const FAREWELL_WORKER = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.filter((name)=>name.startsWith('portal-')).map((name)=>caches.delete(name))))
.then(()=>self.registration.unregister())));
`;

/** The routes that make the portal an app: its manifest, from the club's settings, and its service worker. */
export async function installRoutes(app: FastifyInstance, { api }: InstallRoutesOptions): Promise<void> {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { statusCode, body } = await api.get('/api/settings');
    if (statusCode !== 200) return reply.code(503).header('retry-after', '5').send();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify(createManifest(JSON.parse(body) as ClubFacts, livePaths(liveRegistry(api.registry(), api)))),
      );
  });

  app.get(WORKER_PATH, async (_request, reply) => {
    const registry = api.registry();
    const shell = api.shell(registry);
    const withdrawn = await api.get('/api/withdrawn-pictures');
    if (!shell || withdrawn.statusCode !== 200) return reply.code(503).header('retry-after', '5').send();
    const settings = workerSettings(shell, liveRegistry(registry, api), JSON.parse(withdrawn.body) as string[]);
    const code = settings ? `self.portal=${JSON.stringify(settings)};\n${shell.assets.serviceWorker}` : FAREWELL_WORKER;
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" });
    return reply.type('text/javascript; charset=utf-8').send(code);
  });
}
