import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type StoredFile = { path: string; bytes: number; modifiedMs: number };

/** A folder of files that can be regenerated, and its size limit. */
export type BoundedFolder = {
  /**
   * Runs `work`, which writes so many bytes, when there is room for them; they count from then on, also while they are
   * being written.
   */
  write: (bytes: number, work: () => Promise<void>) => Promise<void>;
  /** Counts the files there, including those of other processes, and removes the excess. */
  prune: () => Promise<void>;
  /** Bytes of the files there; those of other processes as of the last count. */
  used: () => Promise<number>;
};

/** Share of the limit that is freed at once: not every write should search for the oldest files. */
const KEPT = 0.9;

/** Keeps the files below `folder` at `maxBytes`; the oldest make room for new ones. */
export function createBoundedFolder(folder: string, maxBytes: number): BoundedFolder {
  let total: number | undefined;
  /** Bytes that were given room and may not be found in the folder yet. */
  let underway = 0;
  let turn: Promise<void> = Promise.resolve();

  /** One after the other, so that each counts what those before it have written. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    turn = turn.catch(() => undefined).then(work);
    return turn;
  };

  return {
    async write(bytes, work) {
      await inTurn(async () => {
        total ??= await removeOldest(folder, maxBytes);
        if (total + underway + bytes > maxBytes) {
          total = await removeOldest(folder, maxBytes * KEPT - underway - bytes);
        }
        underway += bytes;
      });
      let written = 0;
      try {
        await work();
        written = bytes;
      } finally {
        // A removal that runs meanwhile may not have listed the file, and would overwrite the sum.
        await inTurn(async () => {
          underway -= bytes;
          total = (total ?? 0) + written;
        });
      }
    },

    prune: () =>
      inTurn(async () => {
        total = await removeOldest(folder, maxBytes);
      }),

    async used() {
      await inTurn(async () => {
        total ??= await removeOldest(folder, maxBytes);
      });
      return total ?? 0;
    },
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
