import { addDays, berlinDay, berlinTime, daysBetween, inBerlin } from '../berlin-time/berlin-time.ts';
import type { EventRow, SeriesRow } from './event-row.ts';
import { seriesDays } from './recurrence.ts';

type Times = Pick<EventRow, 'start_at' | 'end_at'>;

/** The same times on the clock, so many days later. */
export function shiftDays({ start_at, end_at }: Times, days: number): Times {
  return { start_at: shift(start_at, days), end_at: end_at && shift(end_at, days) };
}

/** One date of a series, as its rule has it: at the same time on the clock, summer and winter. */
export function seriesDate(series: SeriesRow, day: string): EventRow {
  const times = shiftDays(series, daysBetween(berlinDay(series.start_at), day));
  return { ...series, ...times, series_id: series.id, original_day: day };
}

/** The dates of a series between two days, both included, as its rule has them. */
export function seriesDates(series: SeriesRow, from: string, to: string): EventRow[] {
  return seriesDays(series)
    .filter((day) => day >= from && day <= to)
    .map((day) => seriesDate(series, day));
}

function shift(time: Date, days: number): Date {
  return berlinTime(addDays(berlinDay(time), days), inBerlin(time).toFormat('HH:mm:ss'));
}
