import { LRUCache } from 'lru-cache';
import { networkOf } from './address-limit.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

const MOST_HOUSEHOLDS = 20_000;

/**
 * Returns how many of `count` still count when a household adds at most `most` to each version in an hour. Versions are
 * judged by these sums, so nobody alone may make one. Addresses stay in this process's memory for an hour.
 */
export function shareOfHousehold(most: number) {
  const sums = new LRUCache<string, { sum: number }>({ max: MOST_HOUSEHOLDS, ttl: HOUR_MS });

  return (address: string, { section, version }: { section: string; version: string }, count = 1): number => {
    const key = `${networkOf(address)} ${section} ${version}`;
    const known = sums.get(key) ?? { sum: 0 };
    if (known.sum === 0) sums.set(key, known);
    const counted = Math.min(count, most - known.sum);
    known.sum += counted;
    return counted;
  };
}
