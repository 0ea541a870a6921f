import { LRUCache } from 'lru-cache';
import { addDays, berlinDay, berlinTime, daysBetween, inBerlin } from '../berlin-time/berlin-time.ts';
import type { EventRow, SeriesRow } from './event-row.ts';
import { seriesDays } from './recurrence.ts';

type Times = Pick<EventRow, 'start_at' | 'end_at'>;

// The clock of each date costs most of a calendar; the same few series are asked for again and again.
const known = new LRUCache<string, ReadonlyMap<string, Times>>({ max: 200 });

/** The same times on the clock, so many days later. */
export function shiftDays({ start_at, end_at }: Times, days: number): Times {
  return { start_at: shift(start_at, days), end_at: end_at && shift(end_at, days) };
}

/** One date of a series, as its rule has it: at the same time on the clock, summer and winter. */
export function seriesDate(series: SeriesRow, day: string): EventRow {
  const times = seriesTimes(series).get(day) ?? shiftDays(series, daysBetween(berlinDay(series.start_at), day));
  return { ...series, ...times, series_id: series.id, original_day: day };
}

/** The dates of a series between two days, both included, as its rule has them. */
export function seriesDates(series: SeriesRow, from: string, to: string): EventRow[] {
  return [...seriesTimes(series).keys()]
    .filter((day) => day >= from && day <= to)
    .map((day) => seriesDate(series, day));
}

function seriesTimes(series: SeriesRow): ReadonlyMap<string, Times> {
  const { rrule, start_at, end_at, last_day } = series;
  const key = [rrule, start_at.getTime(), end_at?.getTime(), last_day].join();
  const times = known.get(key) ?? new Map(timesOf(series));
  known.set(key, times);
  return times;
}

function timesOf(series: SeriesRow): [day: string, times: Times][] {
  const first = berlinDay(series.start_at);
  return seriesDays(series).map((day) => [day, shiftDays(series, daysBetween(first, day))]);
}

function shift(time: Date, days: number): Date {
  return berlinTime(addDays(berlinDay(time), days), inBerlin(time).toFormat('HH:mm:ss'));
}
