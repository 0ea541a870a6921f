import { useMemo } from 'react';
import { type Day, dayOf } from '@portal/shared-ui/calendar-days';
import { useClock } from '@portal/shared-ui/use-clock';
import { useSWRConfig } from 'swr';
import { eventRangeDays } from './event-range.ts';

/**
 * Today in Berlin. Until the page is hydrated it is the server's: the day whose events it requested. A page kept over
 * midnight moves on by itself.
 */
export function useDay(): Day {
  const { cache } = useSWRConfig();
  const today = useToday();
  return useMemo(() => today ?? servedDay(cache.keys()) ?? currentDay(), [cache, today]);
}

/** Today in Berlin; undefined on the server and while its HTML is hydrated. */
export function useToday(): Day | undefined {
  return useClock<Day | undefined>(currentDay, noDay);
}

const currentDay = (): Day => dayOf(Date.now());
const noDay = () => undefined;

function servedDay(keys: Iterable<string>): Day | undefined {
  return [...keys].flatMap((key) => eventRangeDays(key) ?? []).find(({ first, last }) => first === last)?.first;
}
