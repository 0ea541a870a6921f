import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { toClubEvent } from './event-row.ts';
import { writeCalendar } from './calendar-feed.ts';
import { findFeed } from './read-feed.ts';
import { findEventRow, readEvents } from './read-events.ts';
import { readPublicRange, roundRange } from './public-range.ts';

const {
  CalendarFeed,
  CalendarFeedQuery,
  ClubEvent,
  EventId,
  EventRangeQuery,
  Matches,
  MatchQuery,
  NextMatch,
  NextMatchQuery,
} = contract;

/** Events and matches for visitors (docs/specification.md#7-the-calls-it-makes). */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = readEvents(app.db);
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
    async ({ params }) => toClubEvent(await findEventRow(app.db, params.id)),
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

  // To subscribe to (docs/product.md#what-peers-have).
  app.get(
    '/api/calendar/:feed',
    {
      schema: {
        params: CalendarFeed,
        querystring: CalendarFeedQuery,
        response: { 200: Type.String() },
      },
      config: { publicCache: ['events', 'settings', 'teams'] },
    },
    async ({ params, query }, reply) => {
      const name = params.feed.replace(/\.ics$/, '');
      const feed = await findFeed(app.db, name === 'alle' ? null : name, query.type);
      return reply.type('text/calendar; charset=utf-8').send(writeCalendar(feed));
    },
  );
};
