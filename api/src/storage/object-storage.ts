import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable } from 'node:stream';
import { makePrivateFolder } from '../folders/private-folder.ts';

/**
 * Files that are written once and never changed, by key (`2026/11/<uuid>.jpg`): in a folder, or in a bucket that speaks
 * S3 (`s3-storage.ts`). A bucket that cannot be reached is a {@link StorageAwayError}.
 */
export type ObjectStorage = {
  /** Stores the bytes durably: once it resolves they survive a power cut; no reader sees a part of them. */
  put: (key: string, bytes: Buffer) => Promise<void>;
  /** The bytes as a stream. @throws an error with code `ENOENT` when there is no such object */
  open: (key: string) => Promise<Readable>;
  /** The size in bytes, undefined when there is no such object. */
  stat: (key: string) => Promise<{ bytes: number } | undefined>;
  /** Removes the object and what an interrupted `put` left of it; a missing one is no error. */
  delete: (key: string) => Promise<void>;
  /** Every object, and when it was written (ms since 1970). */
  list: () => AsyncIterable<{ key: string; writtenMs: number }>;
};

/** A storage whose objects lie in `folder`, from where they are served. */
export type ServedStorage = ObjectStorage & {
  folder: string;
  /** Given when `folder` holds only copies. */
  copies?: {
    /** Resolves when the copy is there. @throws an error with code `ENOENT` when there is no such object */
    bring: (key: string) => Promise<void>;
    /** Drops the copy: another instance has deleted the object. */
    forget: (key: string) => Promise<void>;
    /** Removes the oldest excess copies. */
    prune: () => Promise<void>;
  };
};

/** The bucket does not answer, or refuses: the same request may succeed later. */
export class StorageAwayError extends Error {
  constructor(
    message: string,
    /** It answered, so waiting alone does not help. */
    readonly isRefusal = false,
  ) {
    super(message);
  }
}

/** A disk that has become read-only or fails, or a shared mount that is gone. */
const DISK_AWAY = new Set(['EROFS', 'EIO', 'ESTALE']);

/** Whether `error` says that the storage, bucket or disk, cannot be used now: the same request may succeed later. */
export function isStorageAway(error: unknown): boolean {
  return error instanceof StorageAwayError || DISK_AWAY.has((error as { code?: string }).code ?? '');
}

const KEY = /^(?:[A-Za-z0-9_-][A-Za-z0-9_.-]*\/)*[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;
const READ_BYTES = 1024 * 1024;

/** Whether a key is valid: segments of harmless characters, none beginning with a dot, so no way out of the folder. */
export function isObjectKey(key: string): boolean {
  return KEY.test(key);
}

/** The key itself. @throws an error with code `ENOENT`: there is nothing under such a name */
export function requireObjectKey(key: string): string {
  if (isObjectKey(key)) return key;
  throw Object.assign(new Error(`not an object key: ${key}`), { code: 'ENOENT' });
}

/** Keeps objects in the folder `root`, which is created when needed; only the portal's account may enter it. */
export function createFolderStorage(root: string): ServedStorage {
  const pathOf = (key: string): string => join(root, requireObjectKey(key));

  return {
    folder: root,

    async put(key, bytes) {
      const path = pathOf(key);
      await makePrivateFolder(root);
      const isNewFolder = (await mkdir(dirname(path), { recursive: true })) !== undefined;
      await writeSynced(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      await syncFolders(dirname(path), isNewFolder ? root : dirname(path));
    },

    async open(key) {
      const file = await open(pathOf(key));
      return file.createReadStream({ highWaterMark: READ_BYTES });
    },

    async stat(key) {
      const found = isObjectKey(key) ? await stat(pathOf(key)).catch(ignoreMissing) : undefined;
      return found?.isFile() ? { bytes: found.size } : undefined;
    },

    async delete(key) {
      await Promise.all([pathOf(key), `${pathOf(key)}.part`].map((path) => rm(path, { force: true })));
    },

    async *list() {
      const folder = await opendir(root, { recursive: true }).catch(ignoreMissing);
      if (!folder) return;
      for await (const entry of folder) {
        const path = join(entry.parentPath, entry.name);
        const key = relative(root, path).replace(/\.part$/, '');
        const found = entry.isFile() && isObjectKey(key) ? await stat(path).catch(ignoreMissing) : undefined;
        // Not the time of the last change: an archive that is unpacked sets that to long ago.
        if (found) yield { key, writtenMs: found.ctimeMs };
      }
    },
  };
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name is only durable once its folder is, up to the first folder that existed before. */
async function syncFolders(from: string, to: string): Promise<void> {
  const folder = await open(from, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  if (from !== to && from.startsWith(to)) await syncFolders(dirname(from), to);
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
