import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ReleaseDescriptor, ReleaseFile } from '../contract/index.ts';

const MOST_FILES = 1_000;

/** Whether a version's files in `folder` are the ones that were published. */
type IsIntact = (folder: string, files: readonly ReleaseFile[]) => Promise<boolean>;

/** Checks each file once, and again when it has changed on the disk. */
export function createIntactCheck(): IsIntact {
  const intact = new LRUCache<string, string>({ max: MOST_FILES });

  return async (folder, files) => {
    for (const { path, integrity } of files) {
      const file = join(folder, path);
      const stamp = await stat(file, { bigint: true }).then(
        ({ ino, size, mtimeNs, ctimeNs }) => [integrity, ino, size, mtimeNs, ctimeNs].join(' '),
        () => undefined,
      );
      if (!stamp) return false;
      if (intact.get(file) === stamp) continue;
      if (!(await hasIntegrity(file, integrity))) return false;
      intact.set(file, stamp);
    }
    return true;
  };
}

/** The files of a version that the portal itself runs. */
export function serverFiles({ files }: ReleaseDescriptor): ReleaseFile[] {
  return files.filter(({ path }) => path.startsWith('server/'));
}

async function hasIntegrity(file: string, integrity: string): Promise<boolean> {
  const content = await readFile(file).catch(() => undefined);
  return content !== undefined && `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}
