import { nextTask } from './next-task.ts';

const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches immutable files into the browser's cache, each once, after everything more urgent. A script that needs one
 * later gets it from there; `<link rel=prefetch>` would do the same, but not in Safari.
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  const fetching: Promise<unknown>[] = [];
  for (const address of addresses) {
    const isNew = !asked.has(address);
    fetching.push(fetchFile(address));
    // A phone takes up to 10 ms to send one request: a touch would wait for all of them.
    if (isNew) await nextTask();
  }
  await Promise.all(fetching);
}

function fetchFile(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const fetching = fetch(address, { priority: 'low' }).then((answer) => answer.arrayBuffer());
  asked.set(address, fetching);
  fetching.catch(() => asked.delete(address));
  return fetching;
}
