import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MapLinkAddress } from '../contract/index.ts';

/** What phones share of Google Maps and Apple Maps. */
const SHORTENERS = ['maps.app.goo.gl', 'goo.gl', 'g.co', 'maps.apple'];

/** Resolves short links to maps, whose long form names the place; the map itself is not requested. */
export const mapLinkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/admin/map-links',
    { schema: { body: MapLinkAddress, response: { 200: MapLinkAddress } }, onRequest: app.requireRole('admin') },
    async ({ body }) => ({
      address: await app.followLink(body.address, app.services.mapShorteners ?? SHORTENERS),
    }),
  );
};
