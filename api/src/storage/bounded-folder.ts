import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type StoredFile = { path: string; bytes: number; modifiedMs: number };

/** A folder of files that can be regenerated, and its size limit. */
export type BoundedFolder = {
  /** Resolves when so many bytes may be written. */
  makeRoom: (bytes: number) => Promise<void>;
  /** Counts the files there, including those of other processes, and removes the excess. */
  prune: () => Promise<void>;
};

/** Share of the limit that is freed at once: not every write should search for the oldest files. */
const KEPT = 0.9;

/** Keeps the files below `folder` at `maxBytes`; the oldest make room for new ones. */
export function createBoundedFolder(folder: string, maxBytes: number): BoundedFolder {
  let total: number | undefined;
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, so that each counts what those before it have written. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.catch(() => undefined).then(work);
    return turn;
  };

  return {
    makeRoom: (bytes) =>
      inTurn(async () => {
        total ??= await removeOldest(folder, maxBytes);
        if (total + bytes > maxBytes) total = await removeOldest(folder, maxBytes * KEPT - bytes);
        total += bytes;
      }),

    prune: () =>
      inTurn(async () => {
        total = await removeOldest(folder, maxBytes);
      }),
  };
}

/** Removes the oldest files until at most `maxBytes` are left; returns how many bytes that are. */
async function removeOldest(folder: string, maxBytes: number): Promise<number> {
  const files = (await listFiles(folder)).sort((one, other) => one.modifiedMs - other.modifiedMs);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files) {
    if (total <= maxBytes) break;
    await rm(path, { force: true });
    total -= bytes;
  }
  return total;
}

async function listFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: StoredFile[] = [];
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, bytes: found.size, modifiedMs: found.mtimeMs });
  }
  return files;
}
