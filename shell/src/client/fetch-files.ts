const asked = new Map<string, Promise<unknown>>();

/**
 * Brings immutable files into the browser's cache, each once, after everything that is more urgent. The script that
 * needs one later is answered from there; `<link rel=prefetch>` would do the same, but not in Safari.
 */
export function fetchFiles(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(addresses.map(fetchFile));
}

function fetchFile(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known) return known;
  const fetching = fetch(address, { priority: 'low' }).then((answer) => answer.arrayBuffer());
  asked.set(address, fetching);
  fetching.catch(() => asked.delete(address));
  return fetching;
}
