import { readFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, readProcessFields } from '../folders/running-process.ts';
import { StartError } from '../errors.ts';

/** The folder is in use. */
class FolderInUseError extends StartError {}

/** Locks `folder` for this process until the returned function is called. Throws {@link FolderInUseError}. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'portal.lock');
  const mine = describeProcess(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (takeLock(path, mine)) return () => rmSync(path, { force: true });
    refuseIfAlive(folder, readLock(path));
    discardStale(folder, path);
  }
  throw new FolderInUseError(`Das Datenverzeichnis ${folder} wird gerade von einem anderen Portal übernommen.`);
}

function takeLock(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

// Moved aside before it is removed: between reading and removing, another process may have taken the lock anew.
function discardStale(folder: string, path: string): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const content = readLock(aside);
  if (isAlive(content)) linkSync(aside, path);
  rmSync(aside);
  refuseIfAlive(folder, content);
}

function refuseIfAlive(folder: string, content: string): void {
  if (!isAlive(content)) return;
  throw new FolderInUseError(
    `Das Datenverzeichnis ${folder} benutzt schon ein anderes Portal (Prozess ${content.split(' ')[0]}). ` +
      'Bitte dieses zuerst beenden oder mit DATA_DIR ein anderes Verzeichnis wählen.',
  );
}

function isAlive(content: string): boolean {
  const pid = Number.parseInt(content, 10);
  return pid > 0 && content === describeProcess(pid);
}

function readLock(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

// The start time tells a process from a later one with the same number. Without /proc the number has to do.
function describeProcess(pid: number): string {
  if (!isRunning(pid)) return '';
  const startTime = readProcessFields(pid)?.startTime;
  if (!startTime) return `${pid}`;
  return `${pid} ${startTime} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
}
