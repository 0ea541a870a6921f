import { useSyncExternalStore } from 'react';

/** Milliseconds between looks at the clock. */
const INTERVAL = 10_000;

/**
 * A value read from the clock, such as the day; it stays current on an open page. `readServed` is used on the server
 * and while its HTML is hydrated.
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
