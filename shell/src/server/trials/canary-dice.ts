import type { IncomingHttpHeaders } from 'node:http';
import { isView } from '../pipeline/release-tally.ts';
import type { Trial, Trials } from './trial.ts';

/**
 * Chooses the canary for a document; undefined for most. The dice fall once for each request, identified by its
 * headers, however often it is called. `roll` is from 0 to below 1. Requests that do not open a page get the live
 * version, such as a service worker's for its cache.
 */
export function createCanaryDice({ current }: Trials, roll: () => number) {
  const fallen = new WeakMap<IncomingHttpHeaders, Trial | undefined>();

  return (headers: IncomingHttpHeaders): Trial | undefined => {
    const running = current();
    if (running.every(({ share }) => share === null) || !isView(headers)) return undefined;
    if (!fallen.has(headers)) fallen.set(headers, choose(running, roll() * 100));
    return fallen.get(headers);
  };
}

function choose(running: readonly Trial[], percent: number): Trial | undefined {
  let from = 0;
  return running.find(({ share }) => {
    const isIn = share !== null && percent >= from && percent < from + share;
    from += share ?? 0;
    return isIn;
  });
}
