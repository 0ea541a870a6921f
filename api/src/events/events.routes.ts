import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import * as contract from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { toClubEvent } from './event-row.ts';
import { readTime } from './event-times.ts';
import { createEventsRepository } from './events.repository.ts';

const { ClubEvent, ErrorAnswer, EventId, EventRangeQuery, Matches, MatchQuery, NextMatch } = contract;
const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

/** Termine and matches for visitors (specification, section 7). */
export const eventsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const events = createEventsRepository(app.db);
  const config = { publicCache: true };
  const failure = { '4xx': ErrorAnswer };

  app.get(
    '/api/events/range',
    { schema: { querystring: EventRangeQuery, response: { 200: Type.Array(ClubEvent), ...failure } }, config },
    ({ query: { start, end, ...filter } }) => events.findInRange({ ...readRange(start, end), ...filter }),
  );

  app.get(
    '/api/events/:id',
    { schema: { params: Type.Object({ id: EventId }), response: { 200: ClubEvent, ...failure } }, config },
    async ({ params }) => toClubEvent(await events.findRow(params.id)),
  );

  // Kept like everything else: when a match is over, `passing-time.ts` raises the content revision.
  app.get(
    '/api/matches',
    { schema: { querystring: MatchQuery, response: { 200: Matches, ...failure } }, config },
    ({ query }) => events.findMatches(query),
  );

  app.get(
    '/api/matches/next',
    { schema: { querystring: Type.Pick(MatchQuery, ['team']), response: { 200: NextMatch, ...failure } }, config },
    async ({ query }) => ({ match: await events.findNextMatch(query.team) }),
  );
};

function readRange(start: string, end: string): { start: Date; end: Date } {
  const range = { start: readTime(start, 'start'), end: readTime(end, 'end') };
  const length = range.end.getTime() - range.start.getTime();
  if (length >= 0 && length <= MOST_DAYS * DAY_MS) return range;
  const message = length < 0 ? 'Das Ende liegt vor dem Beginn.' : `Der Zeitraum hat höchstens ${MOST_DAYS} Tage.`;
  throw new AppError(400, 'invalid_period', message, { field: 'end' });
}
