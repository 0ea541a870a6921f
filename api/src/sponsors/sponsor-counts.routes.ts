import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ById, SponsorCountQuery, SponsorCounts, SponsorSighting } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { createSponsorCountsRepository } from './sponsor-counts.repository.ts';

const USUAL_DAYS = 30;

/** What sponsors get for their money, counted without knowing anyone. */
export const sponsorCountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const counts = createSponsorCountsRepository(app.db);

  app.post(
    '/api/sponsors/counts',
    {
      schema: { body: SponsorSighting, response: { 204: Type.Null() } },
      preHandler: limitByAddress({ most: 60, minutes: 1, mostOfAll: 1_200 }),
    },
    ({ body }) => counts.count(body, new Date()),
  );

  app.get(
    '/api/admin/sponsors/:id/counts',
    {
      schema: { params: ById, querystring: SponsorCountQuery, response: { 200: SponsorCounts } },
      onRequest: app.requireRole('editor'),
    },
    ({ params, query }) => counts.report(params.id, query.days ?? USUAL_DAYS),
  );

  repeatWork(app, { trouble: 'old sponsor counts not deleted', work: counts.deleteOld });
};
