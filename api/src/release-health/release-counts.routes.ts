import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ViewReport } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';

/** What browsers add to what the portal counts of releases itself. */
export const releaseCountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/views',
    {
      bodyLimit: 8192,
      schema: { body: ViewReport, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 60, minutes: 10, mostOfAll: 6_000 }),
    },
    async ({ body }) => {
      for (const { count, ...release } of body.views) app.releaseCounts.add(release, 'changes', count);
    },
  );
};
