import { berlinDay, berlinDayOf, OVER_AT } from '../time/berlin-time.ts';
import type { ClubEvent, MatchQuery, Matches } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDaysOff } from './days-off.ts';
import { parseEventId, unknownEvent, isSeries, toClubEvent, type EventRow } from './event-row.ts';
import {
  BEGUN,
  IS_CANCELLED_MATCH,
  IS_TOLD_TWICE,
  onCalendar,
  presentEvents,
  selectEvents,
  NOT_OVER,
  presentMatches,
} from './event-queries.ts';
import { hasDay } from './recurrence.ts';
import { seriesDate } from './series-dates.ts';
import { isAsPlanned } from './series-exceptions.ts';

const MOST_MATCHES = 200;

type UpcomingRow = EventRow & { told_twice: boolean; has_begun: boolean };
/** Results of seasons before are in their archive. */
const OF_THIS_SEASON = `${berlinDayOf('events.start_at')} > (
  SELECT coalesce(max(last_day), '-infinity') FROM seasons WHERE deleted_at IS NULL)`;

/** Reads events for visitors; fixtures and results are the calendar's rows (docs/product.md#one-model-of-events). */
export function readEvents(db: Database) {
  const matches = ({ team, side }: MatchQuery) =>
    presentMatches(db).modify((query) => {
      if (team) void query.where('events.team', team);
      if (side) void query.where('events.home', side === 'home');
    });

  const upcoming = (team?: string) =>
    matches(team ? { team } : {})
      .whereRaw(NOT_OVER)
      .whereRaw(`NOT ${IS_CANCELLED_MATCH}`);
  // One whose kick-off is open begins with its day, before the one that is running.
  const soonest = `(${BEGUN}) DESC, events.start_at, events.id`;

  return {
    async findMatches({ limit = MOST_MATCHES, ...query }: MatchQuery): Promise<Matches> {
      const listed = () =>
        query.team || query.side ? matches(query) : matches(query).whereRaw(`NOT ${IS_TOLD_TWICE}`);
      const [firstOfTeam, fixtures, results]: [UpcomingRow[], EventRow[], EventRow[]] = await Promise.all([
        // However many one team has, each of the others has its own.
        db
          .from(upcoming(query.team).distinctOn('events.team').orderByRaw(`events.team, ${soonest}`).as('events'))
          .select<UpcomingRow[]>('events.*', db.raw(`${IS_TOLD_TWICE} AS told_twice, ${BEGUN} AS has_begun`))
          .orderByRaw(soonest),
        listed()
          .whereRaw(NOT_OVER)
          .orderBy('events.start_at')
          .limit(limit + 1),
        listed()
          .whereRaw(`${OVER_AT} <= now()`)
          .whereRaw(OF_THIS_SEASON)
          .orderBy('events.start_at', 'desc')
          .limit(limit + 1),
      ]);
      const isTold = ({ told_twice, start_at, home }: UpcomingRow) =>
        told_twice &&
        firstOfTeam.some((twin) => +twin.start_at === +start_at && twin.home !== home && !twin.told_twice);
      const nextRows = firstOfTeam.filter((row) => !isTold(row));
      return {
        asOf: berlinDay(new Date()),
        next: nextRows.map(toClubEvent),
        running: nextRows.filter(({ has_begun }) => has_begun).map(({ id }) => id),
        fixtures: fixtures.slice(0, limit).map(toClubEvent),
        results: results.slice(0, limit).map(toClubEvent),
        ...(fixtures.length > limit && { moreFixtures: true }),
        ...(results.length > limit && { moreResults: true }),
      };
    },

    async findNextMatch(team?: string): Promise<ClubEvent | null> {
      const row = await upcoming(team)
        .modify((query) => {
          if (!team) void query.whereRaw(`NOT ${IS_TOLD_TWICE}`);
        })
        .orderByRaw(soonest)
        .first();
      return row ? toClubEvent(row) : null;
    },
  };
}

/** A single event, a series or one date of it; for visitors only one with dates at present. Throws 404. */
export async function findEventRow(db: Database, eventId: string, isForVisitors = false): Promise<EventRow> {
  const { id, day } = parseEventId(eventId);
  const row = await presentEvents(db)
    .where('events.id', id)
    .whereNull('events.series_id')
    .modify(isForVisitors ? onCalendar : () => undefined)
    .first();
  const isOff = await findDaysOff(db);
  if (!row || (day && !isSeries(row))) throw unknownEvent();
  if (!day || !isSeries(row)) return row;
  const own = await selectEvents(db).where('events.series_id', id).where('events.original_day', day).first();
  if (own ? own.deleted_at : !hasDay(row, day) || isOff(row, day)) throw unknownEvent();
  // Editors can still open it: changed, it takes place.
  if (own && isForVisitors && isOff(own, day) && isAsPlanned(own, row)) throw unknownEvent();
  return own ?? seriesDate(row, day);
}
