import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { isObjectKey } from '../../storage/object-storage.ts';
import type { BoundedFolder } from '../../storage/bounded-folder.ts';

/** A finished picture with its strong entity tag. */
export type CachedImage = { bytes: Buffer; etag: string };

/** Results by key (`objects/2026/11/<uuid>.jpg/600-70.webp`), on disk, the latest also in memory. */
export type ImageCache = {
  /** The result, undefined when it is not there or not as it was written. */
  read: (key: string) => Promise<CachedImage | undefined>;
  /** The result when it is in memory, without waiting. */
  peek: (key: string) => CachedImage | undefined;
  /** Keeps the result and returns it at once, without waiting for the disk; a full disk does no harm. */
  write: (key: string, bytes: Buffer) => CachedImage;
  /** Names of the results below `folder` that are on the disk. */
  names: (folder: string) => Promise<string[]>;
  /**
   * Runs `work`, which makes results below `folder`; false when another process that shares the disk is doing so.
   */
  claim: (folder: string, work: () => Promise<void>) => Promise<boolean>;
  /** Drops every result whose key begins with `folder/`, because its source is no longer public. */
  forget: (folder: string) => Promise<void>;
  /** Resolves when everything written so far is on the disk. */
  settled: () => Promise<void>;
};

const DIGEST_BYTES = 32;
/** Stands beside the results while a process makes them; one that was killed leaves it behind. */
const CLAIM = '.claim';
const CLAIM_MS = 30 * 60 * 1000;
const MEMORY_BYTES = 24 * 1024 * 1024;

/** Keeps results below `folder`, as far as there is `room`; `onWriteFailure` is called for a full or read-only disk. */
export function createImageCache(
  folder: string,
  room: Pick<BoundedFolder, 'write'>,
  onWriteFailure: (error: unknown) => void,
): ImageCache {
  const memory = new LRUCache<string, CachedImage>({
    maxSize: MEMORY_BYTES,
    maxEntrySize: MEMORY_BYTES / 8,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  const writing = new Set<Promise<void>>();
  const keep = (key: string, bytes: Buffer, digest: Buffer): CachedImage => {
    const image = { bytes, etag: `"${digest.toString('base64url', 0, 16)}"` };
    memory.set(key, image);
    return image;
  };

  return {
    peek: (key) => memory.get(key),

    async read(key) {
      const file = await readFile(join(folder, key)).catch(() => Buffer.alloc(0));
      const bytes = file.subarray(0, -DIGEST_BYTES);
      const digest = digestOf(bytes);
      const isIntact = bytes.length > 0 && digest.equals(file.subarray(-DIGEST_BYTES));
      return isIntact ? keep(key, bytes, digest) : undefined;
    },

    write(key, bytes) {
      const digest = digestOf(bytes);
      const written = room
        .write(bytes.length + DIGEST_BYTES, () => writeWhole(join(folder, key), [bytes, digest]))
        .catch(onWriteFailure)
        .finally(() => writing.delete(written));
      writing.add(written);
      return keep(key, bytes, digest);
    },

    names: async (name) => readdir(join(folder, name)).catch(() => []),

    async claim(name, work) {
      const path = join(folder, name, CLAIM);
      await mkdir(dirname(path), { recursive: true });
      const left = await stat(path).catch(() => undefined);
      if (left && Date.now() - left.mtimeMs > CLAIM_MS) await rm(path, { force: true });
      const isOurs = await writeFile(path, '', { flag: 'wx' }).then(
        () => true,
        () => false,
      );
      if (!isOurs) return false;
      try {
        await work();
      } finally {
        await rm(path, { force: true });
      }
      return true;
    },

    async forget(name) {
      for (const key of memory.keys()) if (key.startsWith(`${name}/`)) memory.delete(key);
      await Promise.all(writing);
      // The name comes from a row, and everything below it goes.
      if (isObjectKey(name)) await rm(join(folder, name), { recursive: true, force: true });
    },

    settled: async () => void (await Promise.all(writing)),
  };
}

/** Appended to the picture: reveals a truncated or changed file without reading the original. */
function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Deliberately not synced: the digest reveals files that a power cut damaged, and they are made again. */
async function writeWhole(path: string, parts: Buffer[]): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(temporary, parts);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
