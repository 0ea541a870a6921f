import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { tooManyAttempts } from '../errors.ts';
import { networkOf } from './network.ts';

const MOST_ADDRESSES = 20_000;

/**
 * A hook that lets one household do something `most` times in `minutes`, then answers 429. Counted in this process and
 * never written anywhere: addresses of visitors are not stored. Several instances allow accordingly more.
 */
export function limitByAddress({ most, minutes }: { most: number; minutes: number }) {
  const counts = new LRUCache<string, { count: number }>({ max: MOST_ADDRESSES, ttl: minutes * 60_000 });

  return async (request: Pick<FastifyRequest, 'ip'>): Promise<void> => {
    const network = networkOf(request.ip);
    const known = counts.get(network);
    if (!known) return void counts.set(network, { count: 1 });
    known.count += 1;
    if (known.count > most) throw tooManyAttempts(Math.max(1, Math.ceil(counts.getRemainingTTL(network) / 1000)));
  };
}
