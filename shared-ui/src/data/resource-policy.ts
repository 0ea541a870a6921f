import type { ResourceKey } from './resource-key.ts';

const MINUTE = 60_000;

/** Milliseconds an answer counts as fresh (specification, section 9 "Data fetching"); first matching prefix wins. */
const freshTimes: readonly (readonly [prefix: string, time: number])[] = [
  ['/api/news', 5 * MINUTE],
  ['/api/auth/user', 5 * MINUTE],
];
const GENERAL_FRESH_TIME = 10 * MINUTE;

/** Milliseconds an entry nobody uses is kept (specification, section 9). */
export const UNUSED_ENTRY_TIME = 5 * MINUTE;

/** How long an answer for this key is fresh, in ms. */
export function freshTime(key: ResourceKey): number {
  return freshTimes.find(([prefix]) => key.startsWith(prefix))?.[1] ?? GENERAL_FRESH_TIME;
}
