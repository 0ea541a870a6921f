import { addDays, berlinDay, berlinTime, dayNumber, numberedDay } from '../time/berlin-time.ts';
import type { Weekday } from '../contract/index.ts';

/** What a weekly rule says, besides its end. */
type WeeklyRule = { weekdays: Weekday[]; interval: number };

/** Weekdays as RFC 5545 names them, Monday first. */
const NAMES: ReadonlyMap<string, Weekday> = new Map([
  ['MO', 'monday'],
  ['TU', 'tuesday'],
  ['WE', 'wednesday'],
  ['TH', 'thursday'],
  ['FR', 'friday'],
  ['SA', 'saturday'],
  ['SU', 'sunday'],
]);
const WEEK = [...NAMES.values()];

/** The `last_day` of a series without an end. */
export const NO_END = 'infinity';

/** The weekday of a day, `2026-11-24`. */
export function weekdayOf(day: string): Weekday {
  return WEEK[weekdayNumber(dayNumber(day))] ?? 'monday';
}

/** Tuesday and 2 give Thursday; past Sunday it goes on with Monday. */
export function shiftWeekday(weekday: Weekday, days: number): Weekday {
  return WEEK[(((WEEK.indexOf(weekday) + days) % 7) + 7) % 7] ?? 'monday';
}

/**
 * A rule as RFC 5545 writes it. UNTIL is a day for all-day events, else the last second of that day in Berlin, in UTC,
 * as it must be when the start names a time zone; none for {@link NO_END}.
 */
export function writeRule({ weekdays, interval }: WeeklyRule, until: string, allDay: boolean): string {
  return [
    'FREQ=WEEKLY',
    ...(until === NO_END ? [] : [`UNTIL=${allDay ? until.replaceAll('-', '') : lastSecond(until)}`]),
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    `BYDAY=${[...NAMES]
      .filter(([, name]) => weekdays.includes(name))
      .map(([letters]) => letters)
      .join(',')}`,
  ].join(';');
}

function lastSecond(day: string): string {
  const last = new Date(berlinTime(addDays(day, 1)).getTime() - 1000);
  return last.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** What {@link writeRule} has written. */
export function describeRule(rrule: string): WeeklyRule {
  const days = /BYDAY=([A-Z,]+)/.exec(rrule)?.[1]?.split(',') ?? [];
  const interval = Number(/INTERVAL=(\d+)/.exec(rrule)?.[1] ?? 1);
  return { weekdays: days.flatMap((letters) => NAMES.get(letters) ?? []), interval };
}

/** Days between two dates of a series at most: eight weeks, and a week for days that come earlier in it. */
const LONGEST_GAP = 63;

/** The columns that define the days of a series. */
type SeriesRule = { rrule: string; start_at: Date; last_day: string };

/**
 * The days of a series as numbers ({@link dayNumber}): none before `first` and after `last`, and those that `has`
 * finds.
 */
type SeriesDays = { first: number; last: number; has: (day: number) => boolean };

/** Nothing is counted from the start on: any day is computed without the days before it. */
export function daysOfRule({ rrule, start_at, last_day }: SeriesRule): SeriesDays {
  const { weekdays, interval } = describeRule(rrule);
  const first = dayNumber(berlinDay(start_at));
  const isOn = WEEK.map((weekday) => weekdays.includes(weekday));
  const has = (day: number) =>
    isOn[weekdayNumber(day)] === true && (weekNumber(day) - weekNumber(first)) % interval === 0;
  return { first, last: last_day === NO_END ? Infinity : dayNumber(last_day), has };
}

/** How many dates a series that has an end has from `day` on; computed by weekday, not counted day by day. */
export function countDays(series: SeriesRule, day: string): number {
  const { first, last, has } = daysOfRule(series);
  const period = describeRule(series.rrule).interval * WEEK.length;
  const from = Math.max(first, dayNumber(day));
  let dates = 0;
  for (let number = from; number < from + period && number <= last; number += 1)
    if (has(number)) dates += Math.floor((last - number) / period) + 1;
  return dates;
}

/** The first day of a series from `day` on, undefined when it has none. */
export function firstDayFrom(series: SeriesRule, day: string): string | undefined {
  const { first, last, has } = daysOfRule(series);
  const from = Math.max(first, dayNumber(day));
  for (let number = from; number <= Math.min(last, from + LONGEST_GAP); number += 1)
    if (has(number)) return numberedDay(number);
  return undefined;
}

/** The last day of a series before `day`, undefined when it has none. */
export function lastDayBefore(series: SeriesRule, day: string): string | undefined {
  const { first, last, has } = daysOfRule(series);
  const from = Math.min(last, dayNumber(day) - 1);
  for (let number = from; number >= Math.max(first, from - LONGEST_GAP); number -= 1)
    if (has(number)) return numberedDay(number);
  return undefined;
}

/**
 * The end of a series whose dates move by so many days: with its weekdays and weeks, or the last date would be lost.
 */
export function moveEnd({ rrule, last_day: lastDay }: SeriesRule, days: number): string {
  return lastDay === NO_END ? NO_END : addDays(lastDay, days % (describeRule(rrule).interval * WEEK.length));
}

/** Whether a series has a date planned for a day. */
export function hasDay(series: SeriesRule, day: string): boolean {
  const { first, last, has } = daysOfRule(series);
  const number = dayNumber(day);
  return number >= first && number <= last && has(number);
}

/** 0 is Monday; day 0 was a Thursday. */
function weekdayNumber(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Weeks begin on Monday, like those of rules without a WKST (RFC 5545). */
function weekNumber(day: number): number {
  return Math.floor((day + 3) / 7);
}
