import { addDays, berlinDay, berlinTime } from '../berlin-time/berlin-time.ts';
import type { EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { notFound } from '../errors.ts';
import { presentEvents, selectEvents } from './event-queries.ts';
import type { EventRow } from './event-row.ts';

const PAST_DAYS = 400;
const MOST_ROWS = 3_000;

/** What a calendar subscribes to; `exceptions` are the dates that differ from their series, deleted ones included. */
export type Feed = { name: string; events: EventRow[]; exceptions: EventRow[] };

/** Range of a whole calendar: all future events, and a good year back. */
export function readFeed(db: Database) {
  /** Throws 404 for a team that there is not. */
  async function feedName(team: string | null): Promise<string> {
    const club = await db('settings').first<{ name: string }>('short_name AS name');
    if (!team) return club.name;
    const row = await db('teams').where('slug', team).whereNull('deleted_at').first<{ name: string }>('name');
    if (!row) throw notFound('Diesen Kalender gibt es nicht.');
    return `${club.name} – ${row.name}`;
  }

  return {
    async findFeed(team: string | null, type: EventType | undefined): Promise<Feed> {
      const since = addDays(berlinDay(new Date()), -PAST_DAYS);
      const name = await feedName(team);
      const events: EventRow[] = await presentEvents(db)
        .whereNull('events.series_id')
        .where((query) => {
          void query.where('events.start_at', '>=', berlinTime(since)).orWhere('events.last_day', '>=', since);
        })
        .modify((query) => {
          if (team) void query.where('events.team', team);
          if (type) void query.where('events.type', type);
        })
        .orderBy([{ column: 'events.start_at' }, { column: 'events.id' }])
        .limit(MOST_ROWS);
      const exceptions: EventRow[] = await selectEvents(db)
        .whereIn(
          'events.series_id',
          events.map(({ id }) => id),
        )
        .orderBy('events.original_day')
        .limit(MOST_ROWS);
      return { name, events, exceptions };
    },
  };
}
