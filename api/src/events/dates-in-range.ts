import { addDays, berlinDay } from '../time/berlin-time.ts';
import type { EventStatus, EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { searchWords } from '../rich-text/fold.ts';
import { findDaysOff, type DaysOff } from './days-off.ts';
import { onCalendar, presentEvents, tellTwins, type EventQuery } from './event-queries.ts';
import type { EventRow, SeriesRow } from './event-row.ts';
import { seriesDates, type DateWindow } from './series-dates.ts';
import { withoutDaysOff } from './series-exceptions.ts';

const MOST_SERIES = 500;
/** If there are too many series, teams and groups take turns, so that none pushes out those of others. */
const TURN =
  'row_number() OVER (PARTITION BY events.team, events.group_name ORDER BY events.start_at, events.id) AS turn';
const german = new Intl.Collator('de');
/** The same expression as in the index events_span, which only then serves the query. */
const SPAN = `tstzrange(events.start_at, coalesce(events.end_at, events.start_at), '[]')`;

/** Which events are meant; `teams` null or absent: those of all teams and of the club. */
type EventFilter = {
  team?: string | undefined;
  teams?: readonly string[] | null | undefined;
  type?: EventType | undefined;
  status?: EventStatus | undefined;
  search?: string | undefined;
};

/** Both ends included; of more than `most`, the soonest or the latest are kept. */
export type EventRange = { start: Date; end: Date } & Pick<DateWindow, 'most' | 'keep'> & EventFilter;

/** The events that overlap a range, by start: single events, and each date of a series. */
export async function findDates(db: Database, range: EventRange): Promise<EventRow[]> {
  const isOff = await findDaysOff(db);
  const [rows, dates] = await Promise.all([findRows(db, range), findSeriesDates(db, range, isOff)]);
  const all = [...(await withoutDaysOff(db, rows, isOff)), ...dates].sort(byStart);
  return range.keep === 'soonest' ? all.slice(0, range.most) : all.slice(-range.most);
}

/** Applies a filter to a query. */
export function narrowEvents({ team, teams, type, status, search = '' }: EventFilter): (query: EventQuery) => void {
  return (query) => {
    if (team) void query.where('events.team', team);
    if (teams) void query.whereIn('events.team', [...teams]);
    if (type) void query.where('events.type', type);
    if (status) void query.where('events.status', status);
    for (const word of searchWords(search)) void query.whereRaw('strpos(events.search_text, ?) > 0', [word]);
  };
}

/** Single events and changed dates. The index finds the span; events that only touch the range are dropped. */
async function findRows(db: Database, { start, end, most, keep, ...filter }: EventRange): Promise<EventRow[]> {
  return presentEvents(db)
    .whereNull('events.rrule')
    .whereRaw(`${SPAN} && tstzrange(?, ?, '[]')`, [start, end])
    .whereRaw('(events.end_at > ? OR events.start_at >= ?)', [start, start])
    .modify(onCalendar)
    .modify(narrowEvents(filter))
    .modify(tellTwins(db))
    .orderBy('events.start_at', keep === 'soonest' ? 'asc' : 'desc')
    .limit(most);
}

/** The dates of all series, without those that have a row of their own. */
async function findSeriesDates(
  db: Database,
  { start, end, most, keep, ...filter }: EventRange,
  isOff: DaysOff,
): Promise<EventRow[]> {
  const from = addDays(berlinDay(start), -1); // a date may end on the next day
  const to = berlinDay(end);
  const series = (await presentEvents(db)
    .whereNotNull('events.rrule')
    .where('events.start_at', '<=', end)
    .where('events.last_day', '>=', from)
    .modify(onCalendar)
    .modify(narrowEvents(filter))
    .select(db.raw(TURN))
    .orderBy('turn')
    .orderBy('events.start_at')
    .limit(MOST_SERIES)) as SeriesRow[];
  const ids = series.map(({ id }) => id);
  const replaced = await findReplaced(db, ids, from, to);
  const leftOut = replaced.size + series.length; // at most, with those of the day before
  return seriesDates(series, { from, to, most: most + leftOut, keep }, isOff)
    .filter((date) => !replaced.has(key(date)) && date.start_at <= end)
    .filter((date) => date.start_at >= start || (date.end_at !== null && date.end_at > start));
}

async function findReplaced(db: Database, seriesIds: string[], from: string, to: string): Promise<ReadonlySet<string>> {
  if (seriesIds.length === 0) return new Set();
  const rows = await db('events')
    .whereIn('series_id', seriesIds)
    .whereBetween('original_day', [from, to])
    .select<Pick<EventRow, 'series_id' | 'original_day'>[]>('series_id', db.raw('original_day::text'));
  return new Set(rows.map(key));
}

function key({ series_id: seriesId, original_day: day }: Pick<EventRow, 'series_id' | 'original_day'>): string {
  return `${seriesId}_${day}`;
}

function byStart(a: EventRow, b: EventRow): number {
  return a.start_at.getTime() - b.start_at.getTime() || german.compare(a.title, b.title) || a.id.localeCompare(b.id);
}
