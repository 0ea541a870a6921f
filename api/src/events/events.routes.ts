import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { toClubEvent } from './event-row.ts';
import { createEventsRepository } from './events.repository.ts';
import { readPublicRange, roundRange } from './public-range.ts';

const { ClubEvent, EventId, EventRangeQuery, Matches, MatchQuery, NextMatch, NextMatchQuery } = contract;

/** Events and matches for visitors (docs/specification.md#7-the-calls-it-makes). */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = createEventsRepository(app.db);
  const config = { publicCache: ['events'] as const };

  app.get(
    '/api/events/range',
    {
      schema: { querystring: EventRangeQuery, response: { 200: Type.Array(ClubEvent) } },
      preValidation: roundRange,
      config,
    },
    ({ query: { start, end, ...filter } }) => events.findInRange({ ...readPublicRange(start, end), ...filter }),
  );

  app.get(
    '/api/events/:id',
    { schema: { params: Type.Object({ id: EventId }), response: { 200: ClubEvent } }, config },
    async ({ params }) => toClubEvent(await events.findRow(params.id)),
  );

  // Kept like everything else: when a match is over, `passing-time.ts` raises the content revision.
  app.get('/api/matches', { schema: { querystring: MatchQuery, response: { 200: Matches } }, config }, ({ query }) =>
    events.findMatches(query),
  );

  app.get(
    '/api/matches/next',
    { schema: { querystring: NextMatchQuery, response: { 200: NextMatch } }, config },
    async ({ query }) => ({ match: await events.findNextMatch(query.team) }),
  );
};
