import type { ResourceKey } from '@portal/shared-ui';
import { addDays, type Day } from '@portal/shared-ui/calendar-days';

const BERLIN = 'Europe/Berlin';
const HOUR = 3_600_000;

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN });
const clock = new Intl.DateTimeFormat('de-DE', {
  timeZone: BERLIN,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const hour = new Intl.DateTimeFormat('en', { timeZone: BERLIN, hour: '2-digit', hourCycle: 'h23' });

/** The day in Berlin at a time (ISO 8601 or ms since 1970). */
export function dayOf(time: string | number): Day {
  return isoDay.format(new Date(time));
}

/** `19:30`, the wall clock in Berlin at a time. */
export function clockTime(iso: string): string {
  return clock.format(new Date(iso));
}

/** Midnight in Berlin at the beginning of a day, ms since 1970. */
function beginOf(day: Day): number {
  const utc = Date.parse(`${day}T00:00Z`);
  // The clocks change at 01:00 UTC, so the offset two hours before midnight UTC is that of midnight in Berlin.
  const offset = Number(hour.format(new Date(utc - 2 * HOUR))) - 22;
  return utc - ((offset + 24) % 24) * HOUR;
}

/** The Termine from the beginning of one day to the end of another, both in Berlin (specification, section 7). */
export function eventRangeKey(first: Day, last: Day): ResourceKey {
  const start = new Date(beginOf(first)).toISOString();
  const end = new Date(beginOf(addDays(last, 1)) - 1).toISOString();
  return `/api/events/range?start=${start}&end=${end}`;
}

/** The days an {@link eventRangeKey} asks for; undefined for any other key. */
export function eventRangeDays(key: string): { first: Day; last: Day } | undefined {
  const [, start, end] = /^\/api\/events\/range\?start=([^&]+)&end=([^&]+)$/.exec(key) ?? [];
  return start && end ? { first: dayOf(start), last: dayOf(end) } : undefined;
}
