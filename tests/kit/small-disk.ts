import { execFile } from 'node:child_process';
import { open, rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BLOCK = Buffer.alloc(64 * 1024);

/** A disk of its own, with little room. */
export type SmallDisk = {
  path: string;
  fill: () => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
};

/** Mounts a disk of so many megabytes in memory; undefined if the system does not allow that. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'small-disk-'));
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]).then(
    () => true,
    () => false,
  );
  const ballast = join(path, 'ballast');
  if (isMounted)
    return {
      path,
      fill: () => writeUntilFull(ballast),
      empty: () => rm(ballast),
      remove: async () => {
        await run('umount', [path]);
        await rm(path, { recursive: true });
      },
    };
  await rm(path, { recursive: true });
  return undefined;
}

async function writeUntilFull(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (;;) await file.write(BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await file.close();
  }
}

/** Lets a process write no more byte to any file, as on a full disk, or as much as it likes again. */
export async function setRoomToWrite(pid: number, room: 'none' | 'enough'): Promise<void> {
  await run('prlimit', [`--pid=${pid}`, `--fsize=${room === 'none' ? '0' : 'unlimited'}:`]);
}
