import ICAL from 'ical.js';
import { addDays, berlinDay, berlinTime } from '../berlin-time/berlin-time.ts';
import type { Weekday } from '../contract/index.ts';

/** What a weekly rule says, besides its end. */
export type WeeklyRule = { weekdays: Weekday[]; interval: number };

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

/** The weekday of a day, `2026-11-24`. */
export function weekdayOf(day: string): Weekday {
  return WEEK[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
}

/** Tuesday and 2 give Thursday; past Sunday it goes on with Monday. */
export function shiftWeekday(weekday: Weekday, days: number): Weekday {
  return WEEK[(((WEEK.indexOf(weekday) + days) % 7) + 7) % 7] ?? 'monday';
}

/**
 * A rule as RFC 5545 writes it. UNTIL is a day for all-day events, else the last second of that day in Berlin, in UTC, as
 * it must be when the start names a time zone.
 */
export function writeRule({ weekdays, interval }: WeeklyRule, until: string, allDay: boolean): string {
  const lastSecond = new Date(berlinTime(addDays(until, 1)).getTime() - 1000).toISOString();
  return [
    'FREQ=WEEKLY',
    `UNTIL=${allDay ? until.replaceAll('-', '') : lastSecond.replace(/[-:]|\.\d+/g, '')}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    `BYDAY=${[...NAMES]
      .filter(([, name]) => weekdays.includes(name))
      .map(([letters]) => letters)
      .join(',')}`,
  ].join(';');
}

export function describeRule(rrule: string): WeeklyRule {
  const rule = ICAL.Recur.fromString(rrule);
  const days: string[] = rule.getComponent('BYDAY').map(String);
  return { weekdays: days.flatMap((letters) => NAMES.get(letters) ?? []), interval: rule.interval };
}

/**
 * All days of a series, in order, from that of its start on. On the calendar, without times: so no day is lost or doubled
 * when summer time begins or ends.
 */
export function seriesDays({
  rrule,
  start_at,
  last_day,
}: {
  rrule: string;
  start_at: Date;
  last_day: string;
}): string[] {
  const rule = ICAL.Recur.fromString(rrule);
  rule.until = ICAL.Time.fromDateString(last_day);
  const dates = rule.iterator(ICAL.Time.fromDateString(berlinDay(start_at)));
  const days: string[] = [];
  for (let date = dates.next(); date; date = dates.next()) days.push(date.toString());
  return days;
}
