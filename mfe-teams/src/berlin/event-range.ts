import type { ResourceKey } from '@portal/shared-ui';
import { addDays, type Day, dayOf, offsetAt } from '@portal/shared-ui/calendar-days';

const HOUR_MS = 3_600_000;

/** Midnight in Berlin at the beginning of a day, ms since 1970. */
function beginOf(day: Day): number {
  const utc = Date.parse(`${day}T00:00Z`);
  // The clocks change at 01:00 UTC, so the offset two hours before midnight UTC is that of midnight in Berlin.
  return utc - offsetAt(utc - 2 * HOUR_MS);
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
