import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isIPv6 } from 'node:net';
import { tooManyAttempts, type AppError } from '../errors.ts';

const MOST_CALLERS = 20_000;

type Limits = { most: number; minutes: number };
type Asker = Pick<FastifyRequest, 'ip'> & Partial<Pick<FastifyRequest, 'cookies'>>;
/** `findDevice` names a known device, to which the limit of all networks together does not apply. */
type NetworkLimits = Limits & { mostOfAll?: number; findDevice?: (request: Asker) => Promise<string | null> };

/**
 * A hook that limits a network to `most` calls in `minutes`, and all networks together to `mostOfAll`; beyond that it
 * answers 429. A known device has its own limit of `most`, whatever network it calls from. Counts stay in the memory of
 * this process: addresses of visitors are not stored, and several instances together allow several times as much.
 */
export function limitByAddress({ mostOfAll = Infinity, findDevice = nobody, ...limits }: NetworkLimits) {
  const ofAll = { count: 0, endsAt: 0 };
  const admit = limitEach(limits);
  const admitDevice = limitEach(limits);

  return async (request: Asker): Promise<void> => {
    admit(networkOf(request.ip));

    // A household's refused calls take nothing from the others.
    const now = performance.now();
    if (now >= ofAll.endsAt) Object.assign(ofAll, { count: 0, endsAt: now + limits.minutes * 60_000 });
    ofAll.count += 1;
    if (ofAll.count <= mostOfAll) return;
    const device = await findDevice(request);
    if (device === null) throw refusal(ofAll.endsAt - now);
    admitDevice(device);
  };
}

const nobody = async (): Promise<null> => null;

/**
 * The same for each account, from wherever it calls: nobody else takes anything from it. Only where a role is required.
 */
export function limitByAccount(limits: Limits) {
  const admit = limitEach(limits);
  return async ({ user }: Pick<FastifyRequest, 'user'>): Promise<void> => admit(user.id);
}

function limitEach({ most, minutes }: Limits): (caller: string) => void {
  // Created by the first call: each allocates about 1 MB, and many limits are never used.
  let counts: LRUCache<string, { count: number }> | undefined;

  return (caller) => {
    counts ??= new LRUCache({ max: MOST_CALLERS, ttl: minutes * 60_000 });
    const known = counts.get(caller);
    if (known) known.count += 1;
    else counts.set(caller, { count: 1 });
    if (known && known.count > most) throw refusal(counts.getRemainingTTL(caller));
  };
}

function refusal(waitMs: number): AppError {
  return tooManyAttempts(Math.max(1, Math.ceil(waitMs / 1000)));
}

/** The network an address belongs to, for counting: one household has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address;
  const [head = '', tail = ''] = address.split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...gap, ...back].slice(0, 4).join(':');
}
