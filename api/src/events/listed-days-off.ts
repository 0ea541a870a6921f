import { dayNumber, numberedDay } from '../time/berlin-time.ts';
import type { DaysOff } from './days-off.ts';
import type { SeriesRow } from './event-row.ts';
import { daysOfRule } from './recurrence.ts';
import type { DateWindow } from './series-dates.ts';

/**
 * The days in a window that series leave out, by the ids of those that leave out any. Days off are looked up once for
 * all series: feeds hold hundreds, and a series without an end has a date on most days.
 */
export function listDaysOff(
  series: readonly SeriesRow[],
  { from, to }: Pick<DateWindow, 'from' | 'to'>,
  isOff: DaysOff,
): ReadonlyMap<string, readonly string[]> {
  const leaving = series.filter((row) => row.except_holidays || row.except_school_holidays);
  if (leaving.length === 0) return new Map();
  const first = dayNumber(from);
  const off = Array.from({ length: dayNumber(to) - first + 1 }, (_, passed) => {
    const day = numberedDay(first + passed);
    const isHoliday = isOff({ except_holidays: true, except_school_holidays: false }, day);
    const isSchoolHoliday = isOff({ except_holidays: false, except_school_holidays: true }, day);
    return { number: first + passed, day, isHoliday, isSchoolHoliday };
  }).filter(({ isHoliday, isSchoolHoliday }) => isHoliday || isSchoolHoliday);
  return new Map(
    leaving.map((row) => {
      const rule = daysOfRule(row);
      const days = off
        .filter((day) => (row.except_holidays && day.isHoliday) || (row.except_school_holidays && day.isSchoolHoliday))
        .filter(({ number }) => number >= rule.first && number <= rule.last && rule.has(number));
      return [row.id, days.map(({ day }) => day)];
    }),
  );
}
