import { addDays, berlinDay, berlinTime } from '../berlin-time/berlin-time.ts';
import type { EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { notFound } from '../errors.ts';
import { narrowEvents } from './dates-in-range.ts';
import { presentEvents, selectEvents } from './event-queries.ts';
import type { EventRow } from './event-row.ts';

const PAST_DAYS = 400;
const MOST_ROWS = 3_000;

/** What a calendar subscribes to; `exceptions` are the dates that differ from their series, deleted ones included. */
export type Feed = { name: string; events: EventRow[]; exceptions: EventRow[] };

/** A whole calendar: all future events, and a good year back. Throws 404 for a team that there is not. */
export async function findFeed(db: Database, team: string | null, type: EventType | undefined): Promise<Feed> {
  const since = addDays(berlinDay(new Date()), -PAST_DAYS);
  const name = await feedName(db, team);
  const events: EventRow[] = await presentEvents(db)
    .whereNull('events.series_id')
    .where((query) => {
      void query.where('events.start_at', '>=', berlinTime(since)).orWhere('events.last_day', '>=', since);
    })
    .modify(narrowEvents({ team: team ?? undefined, type }))
    .orderBy([{ column: 'events.start_at' }, { column: 'events.id' }])
    .limit(MOST_ROWS);
  const ids = events.map(({ id }) => id);
  const exceptions: EventRow[] = await selectEvents(db)
    .whereIn('events.series_id', ids)
    .orderBy('events.original_day')
    .limit(MOST_ROWS);
  return { name, events, exceptions };
}

async function feedName(db: Database, team: string | null): Promise<string> {
  const club = await db('settings').first<{ name: string }>('short_name AS name');
  if (!team) return club.name;
  const row = await db('teams').where('slug', team).whereNull('deleted_at').first<{ name: string }>('name');
  if (!row) throw notFound('Diesen Kalender gibt es nicht.');
  return `${club.name} – ${row.name}`;
}
