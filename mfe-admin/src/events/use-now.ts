import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_INTERVAL = 10_000;

/** The running minute, ms since 1970; a page that stays open goes with the time. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_INTERVAL);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
