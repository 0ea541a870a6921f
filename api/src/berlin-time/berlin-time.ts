import { DateTime } from 'luxon';

/** Where the club's clocks hang; also PostgreSQL's and RFC 5545's name for it. */
export const ZONE = 'Europe/Berlin';

/** A point in time as a clock in Berlin shows it. */
export function inBerlin(time: Date): DateTime {
  return DateTime.fromJSDate(time, { zone: ZONE });
}

/** ISO 8601 with the offset of Berlin, `2026-11-21T15:00:00+01:00`. */
export function berlinTimestamp(time: Date): string {
  return inBerlin(time).startOf('second').toISO({ suppressMilliseconds: true }) ?? '';
}

/** The day in Berlin, `2026-11-21`. */
export function berlinDay(time: Date): string {
  return inBerlin(time).toISODate() ?? '';
}

/** The start of a day in Berlin, or the time that is given as on the clock; a time that summer time skips is an hour later. */
export function berlinTime(day: string, clock = '00:00'): Date {
  return DateTime.fromISO(`${day}T${clock}`, { zone: ZONE }).toJSDate();
}

/** `2026-11-21` and 7 give `2026-11-28`. */
export function addDays(day: string, days: number): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate() ?? '';
}

/** Days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  const utc = (day: string) => DateTime.fromISO(day, { zone: 'utc' });
  return Math.round(utc(to).diff(utc(from), 'days').days);
}
