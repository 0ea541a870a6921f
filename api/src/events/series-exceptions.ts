import { addDays } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import type { DaysOff } from './days-off.ts';
import { presentEvents } from './event-queries.ts';
import { type EventFields, type EventRow, type SeriesRow, isSeries, searchText } from './event-row.ts';
import { hasDay } from './recurrence.ts';
import { seriesDate } from './series-dates.ts';

/** Fields that are only taken over together. */
const GROUPS: readonly (readonly (keyof EventFields)[])[] = [
  ['start_at', 'end_at', 'all_day'],
  ['status', 'reason', 'moved_from'],
  ...(
    [
      'type',
      'title',
      'description',
      'team',
      'group_name',
      'color',
      'location',
      'active',
      'except_holidays',
      'except_school_holidays',
    ] as const
  ).map((field) => [field]),
];

type Carrying = { from: SeriesRow; to: SeriesRow; since: string | null; days: number };

/**
 * Brings the changed and deleted dates of one series to another (or itself after a change), so many days later: a date
 * takes inherited fields from the new series and keeps its own. Dates the new one does not have are gone; those it has
 * changed itself stay as they are.
 */
export async function carryDates(trx: Database, { from, to, since, days }: Carrying): Promise<void> {
  const rows = await trx('events')
    .where({ series_id: from.id })
    .where('original_day', '>=', since ?? '-infinity')
    .select<(EventRow & { day: string })[]>('*', trx.raw('original_day::text AS day'));
  const kept = rows
    .map(({ day, ...row }) => ({ row, day, newDay: addDays(day, days) }))
    .filter(({ newDay }) => hasDay(to, newDay))
    .map(({ row, day, newDay }) => {
      const fields = takeOver(row, seriesDate(from, day), seriesDate(to, newDay));
      const version = Math.max(row.version, to.version) + 1;
      return { ...row, ...fields, series_id: to.id, original_day: newDay, version, search_text: searchText(fields) };
    });
  await trx('events')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
  if (kept.length > 0) await trx('events').insert(kept).onConflict(['series_id', 'original_day']).ignore();
}

/** Whether a date's row says only what its series says: such a row is kept for its version alone. */
export function isAsPlanned(own: EventRow, series: SeriesRow): boolean {
  return own.original_day !== null && inherited(own, seriesDate(series, own.original_day)).length === GROUPS.length;
}

/**
 * Leaves out the rows of dates on days off that say only what their series says: somebody has cancelled the date and
 * taken that back, not put it on a holiday.
 */
export async function withoutDaysOff(db: Database, rows: readonly EventRow[], isOff: DaysOff): Promise<EventRow[]> {
  const onDayOff = (row: EventRow) =>
    row.series_id !== null && row.original_day !== null && isOff(row, row.original_day);
  const ids = rows.filter((row) => onDayOff(row)).flatMap(({ series_id: id }) => id ?? []);
  if (ids.length === 0) return [...rows];
  const found = await presentEvents(db).whereIn('events.id', ids);
  const series = new Map(found.filter(isSeries).map((row) => [row.id, row]));
  return rows.filter((row) => {
    const own = onDayOff(row) ? series.get(row.series_id ?? '') : undefined;
    return !own || !isAsPlanned(row, own);
  });
}

function inherited(own: EventRow, planned: EventRow) {
  return GROUPS.filter((group) => group.every((field) => String(own[field]) === String(planned[field])));
}

function takeOver(own: EventRow, before: EventRow, after: EventRow): EventFields {
  const taken = inherited(own, before)
    .flat()
    .map((field) => [field, after[field]] as const);
  return { ...own, ...Object.fromEntries(taken) };
}
