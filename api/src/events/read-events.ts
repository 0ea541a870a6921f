import { addDays, berlinDay } from '../berlin-time/berlin-time.ts';
import type { ClubEvent, EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { parseEventId, unknownEvent } from './event-id.ts';
import { presentEvents, selectEvents } from './event-queries.ts';
import { isSeries, toClubEvent, type EventRow, type SeriesRow } from './event-row.ts';
import { seriesDays } from './recurrence.ts';
import { seriesDate, seriesDates } from './series-dates.ts';

const MOST_ROWS = 3_000;
const MOST_SERIES = 500;

/** Both ends included. */
export type EventRange = { start: Date; end: Date; team?: string | undefined; type?: EventType | undefined };

/** Reading of what readers see. */
export function readEvents(db: Database) {
  /** Single events and changed dates that overlap the range. */
  async function findRows({ start, end, ...filter }: EventRange): Promise<EventRow[]> {
    return presentEvents(db)
      .whereNull('events.rrule')
      .where('events.start_at', '<=', end)
      .whereRaw('(events.end_at > ? OR events.start_at >= ?)', [start, start])
      .modify(narrow(filter))
      .orderBy('events.start_at')
      .limit(MOST_ROWS);
  }

  /** The dates of all series that overlap the range, without those that have a row of their own. */
  async function findSeriesDates({ start, end, ...filter }: EventRange): Promise<EventRow[]> {
    const from = addDays(berlinDay(start), -1); // a date may end on the next day
    const to = berlinDay(end);
    const series = (await presentEvents(db)
      .whereNotNull('events.rrule')
      .where('events.start_at', '<=', end)
      .where('events.last_day', '>=', from)
      .modify(narrow(filter))
      .orderBy('events.start_at')
      .limit(MOST_SERIES)) as SeriesRow[];
    const replaced = await findReplaced(
      series.map(({ id }) => id),
      from,
      to,
    );
    return series
      .flatMap((row) => seriesDates(row, from, to))
      .filter((date) => !replaced.has(key(date)) && date.start_at <= end)
      .filter((date) => date.start_at >= start || (date.end_at !== null && date.end_at > start));
  }

  async function findReplaced(seriesIds: string[], from: string, to: string): Promise<ReadonlySet<string>> {
    const rows: EventRow[] = await selectEvents(db)
      .whereIn('events.series_id', seriesIds)
      .whereBetween('events.original_day', [from, to]);
    return new Set(rows.map(key));
  }

  return {
    async findInRange(range: EventRange): Promise<ClubEvent[]> {
      const [rows, dates] = await Promise.all([findRows(range), findSeriesDates(range)]);
      return [...rows, ...dates].sort(byStart).slice(0, MOST_ROWS).map(toClubEvent);
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
  if (own ? own.deleted_at : !seriesDays(row).includes(day)) throw unknownEvent();
  return own ?? seriesDate(row, day);
}

function narrow({ team, type }: Pick<EventRange, 'team' | 'type'>) {
  return (query: ReturnType<typeof selectEvents>) => {
    if (team) void query.where('events.team', team);
    if (type) void query.where('events.type', type);
  };
}

function key({ series_id: seriesId, original_day: day }: EventRow): string {
  return `${seriesId}_${day}`;
}

function byStart(a: EventRow, b: EventRow): number {
  return (
    a.start_at.getTime() - b.start_at.getTime() || a.title.localeCompare(b.title, 'de') || a.id.localeCompare(b.id)
  );
}
