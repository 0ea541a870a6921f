import { nextTask } from '../routing/next-task.ts';

const asked = new Map<string, Promise<unknown>>();
/** Resolves when the requests before have been sent. */
let turn: Promise<void> = Promise.resolve();

/**
 * Fetches immutable files into the browser's cache, each once, after everything more urgent. A script that needs one
 * later gets it from there; `<link rel=prefetch>` would do the same, but not in Safari. Requests are sent one per task
 * in the order of the calls: a phone takes up to 10 ms for each, and a touch would wait for all of them.
 */
export function fetchFiles(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(addresses.map(fetchFile));
}

function fetchFile(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const fetching = turn.then(() => fetch(address, { priority: 'low' })).then((answer) => answer.arrayBuffer());
  turn = turn.then(nextTask);
  asked.set(address, fetching);
  fetching.catch(() => asked.delete(address));
  return fetching;
}
