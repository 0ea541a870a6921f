import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** A folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** Bytes that have to be free there, several times what one suite takes. */
const ROOM = 2 ** 30;
const NAME = /^portal-tests-(\d+)$/;

/**
 * Lets this process and those it starts keep their temporary files in memory until it ends, where there is room. A
 * test's database is hundreds of files that live for a second: on a disk, making and removing them took more than half
 * of the processor time of the API's tests. Setting TMPDIR overrides it.
 */
export function keepTemporaryFilesInMemory(memory = MEMORY) {
  if (process.env.TMPDIR || !hasRoom(memory)) return;
  removeLeftOver(memory);
  const folder = join(memory, `portal-tests-${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o711); // the database's own user has to pass
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(memory) {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM;
}

/** Removes what killed processes have left: otherwise memory would be short until the machine starts again. */
function removeLeftOver(memory) {
  for (const name of readdirSync(memory)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
