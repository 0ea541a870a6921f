import { berlinDay, dayNumber, numberedDay, shiftTime } from '../time/berlin-time.ts';
import type { EventRow, SeriesRow } from './event-row.ts';
import { noDaysOff, type DaysOff } from './days-off.ts';
import { daysOfRule } from './recurrence.ts';

type Times = Pick<EventRow, 'start_at' | 'end_at'>;

/** Days in Berlin, both included, and how many dates at most: the first ones, or the last ones. */
export type DateWindow = { from: string; to: string; most: number; keep: 'soonest' | 'latest' };

/** The same times on the clock, so many days later. */
export function shiftDays({ start_at, end_at }: Times, days: number): Times {
  return { start_at: shiftTime(start_at, days), end_at: end_at && shiftTime(end_at, days) };
}

/** One date of a series, as its rule has it: at the same time on the clock, summer and winter. */
export function seriesDate(series: SeriesRow, day: string): EventRow {
  return dateAfter(series, dayNumber(day) - dayNumber(berlinDay(series.start_at)), day);
}

/**
 * The dates of series in a window, day by day, as their rules have them, without days off. Days outside cost nothing,
 * and it stops at the day that reaches `most`.
 */
export function seriesDates(
  series: readonly SeriesRow[],
  { from, to, most, keep }: DateWindow,
  isOff: DaysOff = noDaysOff,
): EventRow[] {
  const rules = series.map((row) => ({ row, ...daysOfRule(row) }));
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const dates: EventRow[] = [];
  for (let passed = 0; passed <= last - first && dates.length < most; passed += 1) {
    const number = keep === 'soonest' ? first + passed : last - passed;
    const present = rules.filter((rule) => number >= rule.first && number <= rule.last && rule.has(number));
    const day = numberedDay(number);
    for (const { row, first: begin } of present) if (!isOff(row, day)) dates.push(dateAfter(row, number - begin, day));
  }
  return dates;
}

function dateAfter(series: SeriesRow, days: number, day: string): EventRow {
  return { ...series, ...shiftDays(series, days), series_id: series.id, original_day: day };
}
