import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/address-limit.ts';

/** Failures of a version that a household adds to its rate in an hour: one that fails all the time says no more than that. */
const MOST = 3;
const HOUR_MS = 3_600_000;
const MOST_HOUSEHOLDS = 20_000;

/**
 * Returns whether a failure counts for its version's rate, which decides whether the version stays live: nobody alone can
 * make it go. Addresses stay in this process's memory for an hour.
 */
export function shareOfHousehold() {
  const counts = new LRUCache<string, { count: number }>({ max: MOST_HOUSEHOLDS, ttl: HOUR_MS });

  return (address: string, { section, version }: { section: string; version: string }): boolean => {
    const key = `${networkOf(address)} ${section} ${version}`;
    const known = counts.get(key) ?? { count: 0 };
    known.count += 1;
    if (known.count === 1) counts.set(key, known);
    return known.count <= MOST;
  };
}
