import { useMemo, useSyncExternalStore } from 'react';
import { type Day, dayOf } from '@portal/shared-ui/calendar-days';
import { useSWRConfig } from 'swr';
import { eventRangeDays } from './event-range.ts';

/** Milliseconds between looks at the clock. */
const CLOCK_INTERVAL = 30_000;

/**
 * Today in Berlin. Until the page is hydrated it is the server's: the day it asked for the Termine of. A page kept over
 * midnight moves on by itself.
 */
export function useDay(): Day {
  const { cache } = useSWRConfig();
  const today = useToday();
  return useMemo(() => today ?? servedDay(cache.keys()) ?? currentDay(), [cache, today]);
}

/** Today in Berlin; undefined on the server and while its HTML is hydrated. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(subscribe, currentDay, noDay);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CLOCK_INTERVAL);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

const currentDay = (): Day => dayOf(Date.now());
const noDay = (): Day | undefined => undefined;

function servedDay(keys: Iterable<string>): Day | undefined {
  return [...keys].flatMap((key) => eventRangeDays(key) ?? []).find(({ first, last }) => first === last)?.first;
}
