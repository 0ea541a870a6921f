import type { IncomingHttpHeaders } from 'node:http';
import { isView } from '../pipeline/release-tally.ts';
import type { Trial, Trials } from './trial.ts';

/**
 * Which canary a document gets; undefined for most. The dice fall once for each request, told apart by its headers,
 * whoever asks. `roll` is from 0 to below 1. Who does not open a page gets what is live, as service workers do for what
 * they keep.
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
