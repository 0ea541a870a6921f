import type { Knex } from 'knex';
import { BERLIN_TODAY, OVER_AT } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { LONGEST_DAYS } from './event-times.ts';
import type { EventRow } from './event-row.ts';

const OWN = `
  id series_id type title description team group_name start_at end_at all_day color location status reason moved_from
  opponent home competition goals_home goals_away result_note active except_holidays except_school_holidays
  version date_changes dates_changed_at created_at updated_at deleted_at`
  .trim()
  .split(/\s+/)
  .map((name) => `events.${name}`);

/** The index on the start skips events that began longer ago than any event lasts. */
export const NOT_OVER = `events.start_at > now() - interval '${LONGEST_DAYS} days' AND ${OVER_AT} > now()`;
/** A match without a kick-off time has not begun until its day is over. */
export const BEGUN = 'events.start_at <= now() AND NOT events.all_day';

export type EventQuery = Knex.QueryBuilder<EventRow, EventRow[]>;

/** All rows, deleted ones included; the dates of a deleted series are not. */
export function selectEvents(db: Database): EventQuery {
  return db('events')
    .leftJoin('events AS series', 'series.id', 'events.series_id')
    .whereNull('series.deleted_at')
    .select(
      ...OWN,
      db.raw('events.original_day::text'),
      db.raw('coalesce(events.rrule, series.rrule) AS rrule'),
      db.raw('coalesce(events.last_day, series.last_day)::text AS last_day'),
    ) as EventQuery;
}

/** Matches that are not deleted; they belong to no series. */
export function presentMatches(db: Database): EventQuery {
  return db('events')
    .where('events.type', 'match')
    .whereNull('events.deleted_at')
    .select(...OWN, db.raw('NULL AS original_day, NULL AS rrule, NULL AS last_day')) as EventQuery;
}

const RUNNING = `same.deleted_at IS NULL AND same.active AND same.last_day >= ${BERLIN_TODAY}`;

/** Leaves out the dates of series that have none at present: inactive ones, and possible duplicates of others. */
export function onCalendar(query: EventQuery): void {
  void query.whereRaw('coalesce(series.active, events.active)').whereNotExists((same) => {
    void same
      .from('events AS same')
      .whereRaw('same.id = coalesce(series.perhaps_same, events.perhaps_same)')
      .whereRaw(RUNNING);
  });
}

/** The events that are not deleted. */
export function presentEvents(db: Database): EventQuery {
  return selectEvents(db).whereNull('events.deleted_at');
}

/** SQL for the matches of other own teams that begin at the same time, away if this one is at home, else at home. */
const SIMULTANEOUS = `events AS twin
    JOIN teams AS own ON own.slug = events.team
    JOIN teams AS other ON other.slug = twin.team
    WHERE twin.type = 'match' AND twin.deleted_at IS NULL AND twin.team <> events.team
      AND twin.start_at = events.start_at AND twin.home <> events.home`;
const NAMES_TWIN = 'lower(btrim(events.opponent)) IN (lower(other.match_name), lower(other.name))';
const IS_NAMED_BY_TWIN = 'lower(btrim(twin.opponent)) IN (lower(own.match_name), lower(own.name))';

/** SQL for what may be the other row of a match between two own teams, which have one each. */
const LIKELY_TWINS = `${SIMULTANEOUS} AND (${NAMES_TWIN} OR ${IS_NAMED_BY_TWIN})`;

/** SQL for the other row, sure enough to write it: teams of several ages can share one name on the scoreboard. */
const SURE_TWINS = `${SIMULTANEOUS} AND ${NAMES_TWIN} AND ${IS_NAMED_BY_TWIN}
      AND coalesce(lower(btrim(events.competition)) = lower(btrim(twin.competition)), true)`;

/**
 * SQL for the second row of a match between two own teams: the first is the one that says more, else the host's.
 */
export const IS_TOLD_TWICE = `EXISTS (
    SELECT 1 FROM ${LIKELY_TWINS}
      AND (twin.status <> 'planned', twin.goals_home IS NOT NULL, twin.home)
        > (events.status <> 'planned', events.goals_home IS NOT NULL, events.home))`;

/** Lets a query say of each event whether the row of another own team stands for both. */
export function tellTwins(db: Database): (query: EventQuery) => void {
  return (query) => void query.select(db.raw(`events.type = 'match' AND ${IS_TOLD_TWICE} AS told_twice`));
}

/** SQL for a match that does not take place, though perhaps only the other own team's row says so. */
export const IS_CANCELLED_MATCH = `(events.status = 'cancelled' OR EXISTS (
    SELECT 1 FROM ${SURE_TWINS} AND twin.status = 'cancelled'))`;

/**
 * The id of the row that the other own team has of a match; undefined for a match against others, and where more than
 * two rows could belong together.
 */
export async function findTwinId(db: Database, id: string): Promise<string | undefined> {
  const twin = await findOnlyTwin(db, id);
  return twin !== undefined && (await findOnlyTwin(db, twin)) === id ? twin : undefined;
}

async function findOnlyTwin(db: Database, id: string): Promise<string | undefined> {
  const [twin, ...others] = await db('events')
    .joinRaw(`CROSS JOIN LATERAL (SELECT twin.id FROM ${SURE_TWINS}) AS twins`)
    .where('events.id', id)
    .select<{ id: string }[]>('twins.id');
  return others.length === 0 ? twin?.id : undefined;
}
