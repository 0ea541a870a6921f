import { useSyncExternalStore } from 'react';

/** Milliseconds between looks at the clock. */
const INTERVAL = 10_000;

/**
 * What is read from the clock, such as the day; a page that stays open goes with the time. `readServed` answers on the
 * server and while its HTML is hydrated.
 */
export function useClock<Reading>(read: () => Reading, readServed: () => Reading = read): Reading {
  return useSyncExternalStore(subscribe, read, readServed);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
