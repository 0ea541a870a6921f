import { useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { dayOf, eventRangeDays, type Day } from './days.ts';

/** Milliseconds between looks at the clock. */
const CLOCK_INTERVAL = 30_000;

/**
 * The days the page's Termine were asked for by the server, or today where it sent none. Until the page is hydrated that
 * is what it shows; a page kept over midnight then moves on by itself.
 */
export function useServedDays(): { first: Day; last: Day; today: Day | undefined } {
  const { cache } = useSWRConfig();
  const today = useToday();
  return useMemo(() => {
    const [served] = [...cache.keys()].flatMap((key) => eventRangeDays(key) ?? []);
    const now = today ?? currentDay();
    return { ...(today === undefined && served ? served : { first: now, last: now }), today };
  }, [cache, today]);
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
