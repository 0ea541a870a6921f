const asked = new Map<string, Promise<unknown>>();

/**
 * Fetches immutable files into the browser's cache, each once, after everything more urgent. A script that needs one
 * later gets it from there; `<link rel=prefetch>` would do the same, but not in Safari.
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
