import type { FastifyInstance } from 'fastify';
import type { ClubFacts } from '@portal/api/contract';
import { READABLE_PATHS } from '../../routing/own-pages.ts';
import { matchPage } from '../../routing/matching.ts';
import type { WorkerSettings } from '../../service-worker/worker-scope.ts';
import { liveRegistry } from '../pipeline/live-releases.ts';
import type { PortalApi } from '../worker/portal-api.ts';
import { portalVersion } from '../pipeline/portal-version.ts';
import type { Shell } from '../pipeline/shell-release.ts';
import { createManifest } from './web-manifest.ts';

export type InstallRoutesOptions = { api: PortalApi };

/** Replaces a service worker that is switched off: removes its caches, and itself. */
const FAREWELL = `self.addEventListener('install',()=>self.skipWaiting());
self.addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.filter((name)=>name.startsWith('portal-')).map((name)=>caches.delete(name))))
.then(()=>self.registration.unregister())));
`;

/** What makes the portal an app: its manifest, from the club's settings, and its service worker. */
export async function installRoutes(app: FastifyInstance, { api }: InstallRoutesOptions): Promise<void> {
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { statusCode, body } = await api.get('/api/settings');
    if (statusCode !== 200) return reply.code(503).header('retry-after', '5').send();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(createManifest(JSON.parse(body) as ClubFacts, livePaths())));
  });

  app.get('/sw.js', async (_request, reply) => {
    const registry = api.registry();
    const shell = api.shell(registry);
    if (!shell) return reply.code(503).header('retry-after', '5').send();
    reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'self'" });
    return reply.type('text/javascript; charset=utf-8').send(serviceWorker(shell, registry.revision));
  });

  const livePaths = () => {
    const registry = liveRegistry(api.registry(), api);
    return READABLE_PATHS.filter((path) => path === '/' || matchPage(registry, path) !== undefined);
  };

  // A new shell or set of releases is a new worker: browsers notice only a changed worker.
  const serviceWorker = (shell: Shell, revision: number) => {
    const { assets } = shell;
    const version = portalVersion(shell, revision);
    if (!version) return FAREWELL;
    const settings: WorkerSettings = { version, files: assets.late ?? [], readable: livePaths() };
    return `self.portal=${JSON.stringify(settings)};\n${assets.serviceWorker}`;
  };
}
