import { useClock } from '@portal/shared-ui/use-clock';

const MINUTE_MS = 60_000;

/** The current minute, ms since 1970; an open page stays up to date. */
export function useNow(): number {
  return useClock(currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
