import type { IncomingHttpHeaders } from 'node:http';
import { isView } from '../pipeline/release-tally.ts';
import type { Trial, Trials } from './trial.ts';

/**
 * Chooses the canary for a document; undefined for most. The dice fall once for each request, identified by its
 * headers, however often it is called. `roll` is from 0 to below 1. Requests that do not open a page get the live
 * version, such as a service worker's for its cache; so do all documents of a canary that is not warm.
 */
export function createCanaryDice(
  { current }: Trials,
  { isWarm }: { isWarm: (trial: Trial) => boolean },
  roll: () => number,
) {
  const fallen = new WeakMap<IncomingHttpHeaders, Trial | undefined>();

  return (headers: IncomingHttpHeaders): Trial | undefined => {
    const running = current();
    if (running.every(({ share }) => share === null) || !isView(headers)) return undefined;
    if (!fallen.has(headers)) {
      const chosen = choose(running, roll() * 100);
      fallen.set(headers, chosen && isWarm(chosen) ? chosen : undefined);
    }
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
