import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type CacheFile = { path: string; bytes: number; modifiedMs: number };

/** Removes the oldest files below `folder` until at most `maxBytes` are left; what is needed again is made again. */
export async function pruneImageCache(folder: string, maxBytes: number): Promise<void> {
  const files = (await listFiles(folder)).sort((one, other) => one.modifiedMs - other.modifiedMs);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes } of files) {
    if (total <= maxBytes) return;
    await rm(path, { force: true });
    total -= bytes;
  }
}

async function listFiles(folder: string): Promise<CacheFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files: CacheFile[] = [];
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) files.push({ path, bytes: found.size, modifiedMs: found.mtimeMs });
  }
  return files;
}
