import { notFound, tryLater, type AppError } from '../../errors.ts';
import { networkOf } from '../../http/address-limit.ts';
import type { ServedStorage } from '../../storage/object-storage.ts';
import type { CachedImage, ImageCache } from './image-cache.ts';
import type { WorkQueue } from './work-queue.ts';

const MISSING = 'Dieses Bild gibt es nicht.';

/**
 * Where pictures may come from: paths that begin with `prefix`. Files there never change under their name. Roots of the
 * same `name` are the same place.
 */
export type PictureRoot = {
  prefix: string;
  name: string;
  storage: Pick<ServedStorage, 'open'> & { copies?: Pick<NonNullable<ServedStorage['copies']>, 'bring'> };
};

/** The client, by the address of the connection. */
export type Asker = { ip: string };

/**
 * The variant of the picture at `path`, by its name (`600-70.webp`): from the cache, or made now; simultaneous requests
 * wait for the same. @throws AppError 404, 429 or 503, and what `make` throws
 */
export type ReadVariant = (
  path: string,
  variant: string,
  make: (picture: Buffer) => Promise<Buffer>,
  asker: Asker,
) => Promise<CachedImage>;

/** The kept variant of the picture at `path`; nothing is made. */
type FindKept = (path: string, variant: string) => Promise<CachedImage | undefined>;

/** `admit` refuses clients over their limit; existing sizes are served to everybody. */
export function createPictureVariants(parts: {
  roots: PictureRoot[];
  cache: ImageCache;
  queue: WorkQueue;
  admit: (asker: Asker) => Promise<void>;
}): { readVariant: ReadVariant; findKept: FindKept } {
  const { roots, cache, queue, admit } = parts;
  const underway = new Map<string, Promise<CachedImage>>();

  const locate = (path: string, variant: string) => {
    const root = roots.find(({ prefix }) => path.startsWith(prefix));
    if (!root) throw notFound(MISSING);
    const source = path.slice(root.prefix.length);
    return { root, source, key: `${root.name}/${source}/${variant}` };
  };

  const findKept: FindKept = async (path, variant) => {
    const { key } = locate(path, variant);
    return cache.peek(key) ?? cache.read(key);
  };

  const readVariant: ReadVariant = async (path, variant, make, asker) => {
    const { root, source, key } = locate(path, variant);
    const known = () => cache.peek(key) ?? underway.get(key);
    const kept = known() ?? (await cache.read(key));
    if (kept) return kept;
    // Before the work starts: a refused client must not fail others that wait for the same size.
    await admit(asker);
    const begun = known();
    if (begun) return begun;
    // A slow bucket must not take places in the queue from local pictures.
    const making = fromStorage(async () => root.storage.copies?.bring(source))
      .then(() => queue.run(async () => make(await readSource(root, source)), networkOf(asker.ip)))
      .then((bytes) => cache.write(key, bytes))
      .finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };

  return { readVariant, findKept };
}

/** A stored picture. @throws AppError 404 or 503 */
export function readSource({ storage }: Pick<PictureRoot, 'storage'>, key: string): Promise<Buffer> {
  return fromStorage(async () => {
    const stream = await storage.open(key);
    return Buffer.concat(await stream.toArray());
  });
}

async function fromStorage<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw isMissing(error) ? notFound(MISSING) : unreadable(error);
  }
}

/** It exists, but its storage is unavailable at the moment. */
function unreadable(cause: unknown): AppError {
  const message = 'Das Bild kann gerade nicht gelesen werden.';
  return Object.assign(tryLater(503, 'picture_unreadable', message, 60), { cause });
}

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR';
}
