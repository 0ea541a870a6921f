import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isRunning } from '../folders/running-process.ts';

/**
 * Ends a server that outlived its portal (somebody killed the wrapper as well). Call it only while holding the lock on
 * the data folder: then any server working in it is a left-over.
 */
export async function stopLeftoverServer(clusterFolder: string): Promise<void> {
  const lines = (await readFile(join(clusterFolder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n');
  const pid = Number.parseInt(lines[0] ?? '', 10);
  const socketFolder = lines[4]?.trim();
  if (!(pid > 0) || !(await isPostgres(pid))) return;
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
  ] as const) {
    process.kill(pid, signal);
    if (await hasEnded(pid, patienceMs)) break;
  }
  if (socketFolder?.includes('/portal-database-')) await rm(socketFolder, { recursive: true, force: true });
}

async function isPostgres(pid: number): Promise<boolean> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')[0]?.endsWith('postgres') ?? false;
  } catch {
    return process.platform !== 'linux' && isRunning(pid);
  }
}

async function hasEnded(pid: number, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await delay(50);
  }
  return true;
}
