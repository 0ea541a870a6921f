import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Overview } from '../contract/index.ts';
import { createOverviewRepository } from './overview.repository.ts';

/** What the first screen of the admin area shows. */
export const overviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const overview = createOverviewRepository(app.db);

  app.get(
    '/api/admin/overview',
    { schema: { response: { 200: Overview } }, onRequest: app.requireRole('editor') },
    ({ user }) => overview.find(new Date(), user),
  );
};
