import sharp from 'sharp';
import { AppError, notFound } from '../errors.ts';
import type { CachedImage, ImageCache } from './image-cache.ts';
import type { ImageRequest } from './image-request.ts';
import type { ObjectStorage } from './object-storage.ts';
import { DECODING, PICTURE_LIMITS } from './picture-limits.ts';
import type { WorkQueue } from './work-queue.ts';

const MISSING = 'Dieses Bild gibt es nicht.';

/**
 * Where pictures may come from: paths that begin with `prefix`. What lies there never changes under its name. Roots of the
 * same `name` are the same place.
 */
export type PictureRoot = { prefix: string; name: string; storage: Pick<ObjectStorage, 'open'> };

/** Answers image requests from the cache, or makes the picture. @throws AppError 404, 422 or 503 */
export type ImageOptimizer = (request: ImageRequest) => Promise<CachedImage>;

export function createImageOptimizer(parts: {
  roots: PictureRoot[];
  cache: ImageCache;
  queue: WorkQueue;
}): ImageOptimizer {
  const { roots, cache, queue } = parts;
  const underway = new Map<string, Promise<CachedImage>>();

  const make = async (key: string, root: PictureRoot, request: ImageRequest): Promise<CachedImage> => {
    const cached = await cache.read(key);
    if (cached) return cached;
    const path = request.path.slice(root.prefix.length);
    const bytes = await queue.run(async () => transform(await readSource(root, path), request));
    return cache.write(key, bytes);
  };

  return async (request) => {
    const root = roots.find(({ prefix }) => request.path.startsWith(prefix));
    if (!root) throw notFound(MISSING);
    const { width, quality, format } = request;
    const key = `${root.name}/${request.path.slice(root.prefix.length)}/${width}-${quality}.${format}`;
    const known = cache.peek(key) ?? underway.get(key);
    if (known) return known;
    const making = make(key, root, request).finally(() => underway.delete(key));
    underway.set(key, making);
    return making;
  };
}

async function readSource({ storage }: PictureRoot, key: string): Promise<Buffer> {
  try {
    const stream = await storage.open(key);
    return Buffer.concat(await stream.toArray());
  } catch (error) {
    throw isMissing(error) ? notFound(MISSING) : error;
  }
}

function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR';
}

async function transform(source: Buffer, { width, quality, format }: ImageRequest): Promise<Buffer> {
  try {
    return await sharp(source, DECODING)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toFormat(format, { quality })
      .timeout({ seconds: PICTURE_LIMITS.workSeconds })
      .toBuffer();
  } catch {
    throw new AppError(422, 'unreadable_picture', 'Das Bild ist beschädigt und kann nicht gezeigt werden.');
  }
}
