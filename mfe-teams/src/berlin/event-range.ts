import type { ResourceKey } from '@portal/shared-ui';
import { addDays, type Day, dayOf, timeOf } from '@portal/shared-ui/calendar-days';

/**
 * The events from the beginning of one day to the end of another, both in Berlin
 * (docs/specification.md#7-the-calls-it-makes).
 */
export function eventRangeKey(first: Day, last: Day): ResourceKey {
  const start = new Date(timeOf(first)).toISOString();
  const end = new Date(Date.parse(timeOf(addDays(last, 1))) - 1).toISOString();
  return `/api/events/range?start=${start}&end=${end}`;
}

/** The days that an {@link eventRangeKey} requests; undefined for any other key. */
export function eventRangeDays(key: string): { first: Day; last: Day } | undefined {
  const [, start, end] = /^\/api\/events\/range\?start=([^&]+)&end=([^&]+)$/.exec(key) ?? [];
  return start && end ? { first: dayOf(start), last: dayOf(end) } : undefined;
}
