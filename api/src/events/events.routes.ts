import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import * as contract from '../contract/index.ts';
import { isSeries, toClubEvent, unknownEvent } from './event-row.ts';
import { findCancellations } from './cancellations.ts';
import { writeCalendar, writeDate } from './calendar-feed.ts';
import { keptMonths, type PublicRange } from './kept-months.ts';
import { findFeed } from './read-feed.ts';
import { findEventRow, readEvents } from './read-events.ts';
import { ofPresentTeam } from '../content/present-team.ts';
import { isInventedDate, isInventedRange, readPublicRange, roundRange } from './public-range.ts';
import { findScoreboard } from './scoreboard.ts';

const {
  CalendarFeed,
  CalendarFeedQuery,
  Cancellations,
  ClubEvent,
  EventId,
  EventRangeQuery,
  Matches,
  MatchQuery,
  NextMatch,
  NextMatchQuery,
  Scoreboard,
} = contract;

/** Events and matches for visitors (docs/specification.md#7-the-calls-it-makes). */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = readEvents(app.db);
  const withDaysOff = { publicCache: ['events', 'school_holidays', 'settings'] as const };
  const withBoth = { publicCache: ['events', 'school_holidays', 'settings', 'teams'] as const };
  const inRange = keptMonths(app.db, () => app.contentRevision.of(withBoth.publicCache));
  /** Written already. */
  const sendRange = async (range: PublicRange, reply: FastifyReply): Promise<FastifyReply> =>
    reply.type('application/json; charset=utf-8').send(await inRange(range));

  app.get(
    '/api/events/range',
    {
      schema: { querystring: EventRangeQuery, response: { 200: Type.Array(ClubEvent) } },
      preValidation: roundRange,
      config: { ...withBoth, isInvented: isInventedRange },
    },
    async ({ query: { start, end, ...filter } }, reply) =>
      sendRange({ ...readPublicRange(start, end), ...(await ofPresentTeam(app.db, filter)) }, reply),
  );

  // `passing-time.ts` also invalidates these answers when time passes.
  const withTeams = { publicCache: ['events', 'teams'] as const };
  app.get('/api/events/cancelled', { schema: { response: { 200: Cancellations } }, config: withBoth }, () =>
    findCancellations(app.db),
  );
  app.get('/api/matches/scoreboard', { schema: { response: { 200: Scoreboard } }, config: withTeams }, () =>
    findScoreboard(app.db),
  );

  const ofOne = { ...withDaysOff, isInvented: isInventedDate };
  app.get(
    '/api/events/:id',
    { schema: { params: Type.Object({ id: EventId }), response: { 200: ClubEvent } }, config: ofOne },
    async ({ params }) => toClubEvent(await findEventRow(app.db, params.id, true)),
  );

  // „In meinen Kalender“: one date, not a series to subscribe to.
  app.get(
    '/api/events/:id/termin.ics',
    { schema: { params: Type.Object({ id: EventId }), response: { 200: Type.String() } }, config: ofOne },
    async ({ params }, reply) => {
      const row = await findEventRow(app.db, params.id, true);
      if (isSeries(row)) throw unknownEvent();
      return reply.type('text/calendar; charset=utf-8').send(writeDate(row));
    },
  );

  // Kept like everything else: when a match is over, `passing-time.ts` raises the content revision.
  const withSeasons = { publicCache: ['events', 'seasons', 'teams'] as const };
  app.get(
    '/api/matches',
    { schema: { querystring: MatchQuery, response: { 200: Matches } }, config: withSeasons },
    async ({ query }) => events.findMatches(await ofPresentTeam(app.db, query)),
  );

  app.get(
    '/api/matches/next',
    { schema: { querystring: NextMatchQuery, response: { 200: NextMatch } }, config: withTeams },
    async ({ query }) => ({ match: await events.findNextMatch((await ofPresentTeam(app.db, query)).team) }),
  );

  // To subscribe to (docs/product.md#what-peers-have).
  app.get(
    '/api/calendar/:feed',
    {
      schema: {
        params: CalendarFeed,
        querystring: CalendarFeedQuery,
        response: { 200: Type.String(), 301: Type.Null() },
      },
      config: withBoth,
    },
    async ({ params, query }, reply) => {
      const name = params.feed.replace(/\.ics$/, '');
      const feed = await findFeed(app.db, name === 'alle' ? null : name, query.type);
      if ('movedTo' in feed) {
        const location = `/api/calendar/${feed.movedTo}.ics${query.type ? `?type=${query.type}` : ''}`;
        // A calendar asks again each time: one day another team may have this address.
        return reply.code(301).headers({ location, 'cache-control': 'no-cache' }).send(null);
      }
      return reply.type('text/calendar; charset=utf-8').send(writeCalendar(feed));
    },
  );
};
