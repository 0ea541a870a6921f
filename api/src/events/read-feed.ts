import { addDays, berlinDay, berlinTime, berlinDayOf } from '../time/berlin-time.ts';
import type { EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { notFound } from '../errors.ts';
import { narrowEvents } from './dates-in-range.ts';
import { IS_TOLD_TWICE, onCalendar, presentEvents, selectEvents } from './event-queries.ts';
import { findDaysOff } from './days-off.ts';
import { isSeries, type EventRow } from './event-row.ts';
import { findPresentSlug } from '../content/present-team.ts';
import { listDaysOff } from './listed-days-off.ts';

/** How far back feeds reach. */
export const PAST_DAYS = 400;
/** How far ahead days off are named. */
const AHEAD_DAYS = 800;
const MOST_ROWS = 3_000;
/** If there are too many, teams and groups take turns from their latest on: nobody looks up the oldest any more. */
const LATEST_TURN = `row_number() OVER (
  PARTITION BY events.team, events.group_name
  ORDER BY coalesce(events.last_day, ${berlinDayOf('events.start_at')}) DESC, events.id) AS turn`;
const LATEST_TURN_OF_EXCEPTIONS = `row_number() OVER (
  PARTITION BY series.team, series.group_name ORDER BY events.original_day DESC, events.id) AS turn`;

/**
 * The content of a subscribed calendar; `exceptions` are the dates that differ from their series, deleted ones
 * included, `daysOff` those that series leave out, by their ids.
 */
export type Feed = {
  name: string;
  events: EventRow[];
  exceptions: EventRow[];
  daysOff: ReadonlyMap<string, readonly string[]>;
};

/** The slug that the team, or the one that has followed it under its name, has by now. */
type MovedFeed = { movedTo: string };

/**
 * A whole calendar: all future events, and a good year back; for a team's former slug only the present one, also where
 * a deleted team was created again, for other deleted teams their remaining events. Throws 404 for a team that does not
 * exist.
 */
export async function findFeed(
  db: Database,
  team: string | null,
  type: EventType | undefined,
): Promise<Feed | MovedFeed> {
  const since = addDays(berlinDay(new Date()), -PAST_DAYS);
  const successor = await findSuccessor(db, team);
  if (successor) return { movedTo: successor };
  const name = await feedName(db, team);
  if (name === null) {
    const movedTo = await findPresentSlug(db, team);
    if (!movedTo) throw notFound('Diesen Kalender gibt es nicht.');
    return { movedTo };
  }
  const events: EventRow[] = await presentEvents(db)
    .whereNull('events.series_id')
    .where((query) => {
      void query.where('events.start_at', '>=', berlinTime(since)).orWhere('events.last_day', '>=', since);
    })
    .modify(narrowEvents({ team: team ?? undefined, type }))
    .modify(onCalendar)
    .modify((query) => {
      if (!team) void query.whereRaw(`NOT (events.type = 'match' AND ${IS_TOLD_TWICE})`);
      void query.select(db.raw(LATEST_TURN));
    })
    .orderBy('turn')
    .limit(MOST_ROWS);
  const ids = events.map(({ id }) => id);
  const exceptions: EventRow[] = await selectEvents(db)
    .whereIn('events.series_id', ids)
    .modify((query) => void query.select(db.raw(LATEST_TURN_OF_EXCEPTIONS)))
    .orderBy('turn')
    .limit(MOST_ROWS);
  const window = { from: since, to: addDays(berlinDay(new Date()), AHEAD_DAYS) };
  const daysOff = listDaysOff(events.filter(isSeries), window, await findDaysOff(db));
  return { name, events: events.toSorted(byStart), exceptions: exceptions.toSorted(byDay), daysOff };
}

/** The slug of the team that was created under the name of a deleted one, whose coming events it has. */
async function findSuccessor(db: Database, team: string | null): Promise<string | undefined> {
  const row = await db('teams AS former')
    .join('teams AS present', db.raw('team_name_key(present.name) = team_name_key(former.name)'))
    .whereNotNull('former.deleted_at')
    .whereNull('present.deleted_at')
    .whereRaw('present.created_at > former.deleted_at')
    .where('former.slug', team)
    .first<{ slug: string } | undefined>('present.slug');
  return row?.slug;
}

/** Null when neither a team nor an event of a deleted one has the slug. */
async function feedName(db: Database, team: string | null): Promise<string | null> {
  const club = await db('settings').first<{ name: string }>('short_name AS name');
  if (!team) return club.name;
  const row = await db('teams')
    .where('slug', team)
    .where((query) => {
      void query.whereNull('deleted_at').orWhereExists(presentEvents(db).whereRaw('events.team = teams.slug'));
    })
    .first<{ name: string } | undefined>('name');
  return row ? `${club.name} – ${row.name}` : null;
}

function byStart(a: EventRow, b: EventRow): number {
  return a.start_at.getTime() - b.start_at.getTime() || a.id.localeCompare(b.id);
}

function byDay(a: EventRow, b: EventRow): number {
  return String(a.original_day).localeCompare(String(b.original_day));
}
