import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ids of the database server's processes of a portal, the server itself first; empty when none runs. */
export async function databaseProcesses(dataDir: string): Promise<number[]> {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const server = Number(text.split('\n')[0]);
  if (!server || !(await isPostgres(server))) return [];
  const all = (await readdir('/proc')).map(Number).filter(Boolean);
  const parents = await Promise.all(all.map(async (id) => [id, await parentOf(id)] as const));
  return [server, ...parents.filter(([, parent]) => parent === server).map(([id]) => id)];
}

async function isPostgres(id: number): Promise<boolean> {
  return (await readFile(`/proc/${id}/comm`, 'utf8').catch(() => '')).trim() === 'postgres';
}

async function parentOf(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}
