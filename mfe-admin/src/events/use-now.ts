import { useClock } from '@portal/shared-ui/use-clock';

const MINUTE_MS = 60_000;

/** The running minute, ms since 1970; a page that stays open goes with the time. */
export function useNow(): number {
  return useClock(currentMinute);
}

function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
