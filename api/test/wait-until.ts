import { setTimeout as delay } from 'node:timers/promises';

/** Resolves as soon as `isTrue` answers true; throws after `patienceMs`. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, patienceMs = 10_000): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`not true within ${patienceMs} ms: ${isTrue.toString()}`);
    await delay(20);
  }
}
