/** Header of a kept answer: when it came from the network, ISO 8601. */
export const STORED_AT = 'x-stored-at';

const PREFIX = 'portal-';
/** Raised when the format of kept answers changes. */
const FORM = 1;
const PICTURES = `${PREFIX}pictures-${FORM}`;

/** The caches of one shell, and the most entries each may hold; the oldest go first. */
export type KeptCaches = { [Name in 'files' | 'pages' | 'data' | 'pictures']: { name: string; most: number } };

/**
 * All but pictures belong to one version of the shell. Sections may change below it: each page names its own files, and
 * their addresses change with their content, so that no page is ever put together from two versions.
 */
export function keptCaches(shell: string): KeptCaches {
  return {
    files: { name: `${PREFIX}files-${FORM}-${shell}`, most: 150 },
    pages: { name: `${PREFIX}pages-${FORM}-${shell}`, most: 40 },
    data: { name: `${PREFIX}data-${FORM}-${shell}`, most: 80 },
    pictures: { name: PICTURES, most: 120 },
  };
}

/** Addresses of the pages kept for any version, the newest first. */
export async function keptPages(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${PREFIX}pages-`));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => url)
    .reverse();
}

/** Deletes the portal's caches except those named. */
export async function removeOtherCaches(kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Deletes kept pictures with one of `keys` in their address, also from the browser's own cache, and all answers that
 * mention them, whatever version kept them.
 */
export async function removeWithdrawn(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const isOfOne = (text: string) => keys.some((key) => text.includes(key));
  for (const name of await caches.keys()) {
    if (!/^portal-(pictures|pages|data)-/.test(name)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const isPicture = isOfOne(request.url);
      if (!isPicture && (name === PICTURES || !isOfOne((await (await cache.match(request))?.text()) ?? ''))) continue;
      await cache.delete(request);
      if (isPicture) await fetch(request.url, { cache: 'reload' }).catch(() => undefined);
    }
  }
}

/** Keeps an answer with the time it came, and makes room for it. */
export async function keep(
  key: Request | string,
  answer: Response,
  { name, most }: KeptCaches['files'],
): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(STORED_AT, new Date().toISOString());
  // The body is kept as it was read, without its transfer's encoding and length.
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  const cache = await caches.open(name);
  await cache.put(key, new Response(answer.body, { status: answer.status, headers }));
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((oldest) => cache.delete(oldest)));
}

/** The kept answer for an address in these caches. */
export async function findKept(key: Request | string, { name }: KeptCaches['files']): Promise<Response | undefined> {
  return (await caches.open(name)).match(key, { ignoreVary: true });
}

/** Whether an answer may be kept: a success of the portal's own that the server does not forbid to store. */
export function mayBeKept({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    !redirected &&
    ['basic', 'default'].includes(type) &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  );
}
