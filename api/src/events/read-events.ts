import type { ClubEvent } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDates, type EventRange } from './dates-in-range.ts';
import { parseEventId, unknownEvent } from './event-id.ts';
import { presentEvents, selectEvents } from './event-queries.ts';
import { isSeries, toClubEvent, type EventRow } from './event-row.ts';
import { hasDay } from './recurrence.ts';
import { seriesDate } from './series-dates.ts';

const MOST_SHOWN = 3_000;

/** Reading of what readers see. */
export function readEvents(db: Database) {
  return {
    async findInRange(range: Omit<EventRange, 'most' | 'keep'>): Promise<ClubEvent[]> {
      return (await findDates(db, { ...range, most: MOST_SHOWN, keep: 'soonest' })).map(toClubEvent);
    },

    /** A single event, a series or one date of it. Throws 404. */
    findRow: (eventId: string): Promise<EventRow> => findEventRow(db, eventId),
  };
}

/** As `findRow`; on a transaction that locks the row, or the series when that is where a date comes from. */
export async function findEventRow(db: Database, eventId: string): Promise<EventRow> {
  const { id, day } = parseEventId(eventId);
  const row = await presentEvents(db).where('events.id', id).whereNull('events.series_id').first();
  if (!row || (day && !isSeries(row))) throw unknownEvent();
  if (!day || !isSeries(row)) return row;
  const own = await selectEvents(db).where('events.series_id', id).where('events.original_day', day).first();
  if (own ? own.deleted_at : !hasDay(row, day)) throw unknownEvent();
  return own ?? seriesDate(row, day);
}
