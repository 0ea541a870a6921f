import { addDays } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { type EventFields, type EventRow, type SeriesRow, searchText } from './event-row.ts';
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

function takeOver(own: EventRow, before: EventRow, after: EventRow): EventFields {
  const same = GROUPS.filter((group) => group.every((field) => String(own[field]) === String(before[field])));
  const taken = same.flat().map((field) => [field, after[field]] as const);
  return { ...own, ...Object.fromEntries(taken) };
}
