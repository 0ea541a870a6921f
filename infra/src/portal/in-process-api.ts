import type { FastifyInstance } from 'fastify';
import type { PortalApi } from '@portal/shell/server';

/** The API for the page server when both run in one process: no network between them. */
export function inProcessApi(app: FastifyInstance): PortalApi {
  return {
    async get(path) {
      const { statusCode, body, headers } = await app.inject({ method: 'GET', url: path });
      return { statusCode, body, location: headers.location };
    },
    contentRevision: () => app.contentRevision.current(),
    registry: () => app.releases.registry(),
    releaseUrl: (section, version) => `/releases/${section}/${version}/`,
    releaseFolder: (section, version) => app.releases.folder(section, version),
  };
}
