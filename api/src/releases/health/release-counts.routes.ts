import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ViewReport, VitalReport } from '../../contract/index.ts';
import { limitByAddress } from '../../http/address-limit.ts';

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
      for (const { count, ...release } of body.views) app.releaseCounts.add(release, 'changes', { count });
    },
  );

  app.post(
    '/api/vitals',
    {
      bodyLimit: 4096,
      schema: { body: VitalReport, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 120, minutes: 10, mostOfAll: 6_000 }),
    },
    async ({ body: { measure, value, shown } }) => {
      const scaled = measure === 'cls' ? value * 1000 : value;
      for (const { page, ...release } of shown)
        app.releaseCounts.add(release, measure, { value: scaled, ...(page && { page }) });
    },
  );
};
