import type { FastifyInstance } from 'fastify';
import type { PortalApi } from '@portal/shell/server';

/** The API for the page server when both run in one process: what it has kept, else what it answers over loopback. */
export function loopbackApi(app: FastifyInstance): PortalApi {
  return {
    async get(path) {
      const kept = app.finishedAnswers.find(path)?.ready('identity');
      return kept ? { statusCode: 200, body: kept.toString() } : app.loopback(path);
    },
    contentRevision: () => app.contentRevision.current(),
    registry: () => app.releases.registry(),
    releaseUrl: (section, version) => `/releases/${section}/${version}/`,
    releaseFolder: (section, version) => app.releases.folder(section, version),
    mendRelease: (section, version) => void app.releases.mend(section, version),
  };
}
