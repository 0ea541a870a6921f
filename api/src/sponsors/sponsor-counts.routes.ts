import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorAnswer, Id, SponsorCountQuery, SponsorCounts, SponsorSighting } from '../contract/index.ts';
import { limitByAddress } from '../http/address-limit.ts';
import { repeatWork } from '../repeated-work.ts';
import { createSponsorCountsRepository } from './sponsor-counts.repository.ts';

const ById = Type.Object({ id: Id });
const USUAL_DAYS = 30;

/** What sponsors get for their money, counted without knowing anyone. */
export const sponsorCountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const counts = createSponsorCountsRepository(app.db);

  app.post(
    '/api/sponsors/counts',
    {
      schema: { body: SponsorSighting, response: { 204: Type.Null(), '4xx': ErrorAnswer } },
      preHandler: limitByAddress({ most: 60, minutes: 1, mostOfAll: 1_200 }),
    },
    async ({ body }, reply) => {
      await counts.count(body, new Date());
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/admin/sponsors/:id/counts',
    {
      schema: { params: ById, querystring: SponsorCountQuery, response: { 200: SponsorCounts, '4xx': ErrorAnswer } },
      onRequest: app.requireRole('editor'),
    },
    ({ params, query }) => counts.report(params.id, query.days ?? USUAL_DAYS),
  );

  repeatWork(app, { trouble: 'old sponsor counts not deleted', work: counts.deleteOld });
};
