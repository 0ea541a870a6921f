import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ActivityPage, ActivityQuery } from '../contract/index.ts';
import { createActivityRepository } from './activity.repository.ts';

/** Who changed what, when („Verlauf“), for administrators. */
export const activityRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const activity = createActivityRepository(app.db);

  app.get(
    '/api/admin/activity',
    {
      schema: { querystring: ActivityQuery, response: { 200: ActivityPage } },
      onRequest: app.requireRole('admin'),
    },
    ({ query }) => activity.findPage(query),
  );
};
