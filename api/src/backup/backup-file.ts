import { createWriteStream } from 'node:fs';
import { rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/connect.ts';
import { makePrivateFolder } from '../private-folder.ts';

/** Rows and their frame, beside pictures and documents. */
const BYTES_OF_ROWS = 50 * 1024 * 1024;

/** Keeps a backup in a folder, whole or not at all; returns its name. Throws where the disk has no room to spare, and what the archive throws. */
export async function keepBackup(db: Database, folder: string, archive: Readable, now: Date): Promise<string> {
  const name = `sicherung-${now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.tar.gz`;
  const unfinished = join(folder, `${name}.part`);
  try {
    await makePrivateFolder(folder);
    await expectRoom(db, folder);
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600, flush: true }));
    await rename(unfinished, join(folder, name));
    return name;
  } finally {
    archive.destroy();
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

/** The disk also has to hold what is entered until somebody looks: a backup may take half of what is free. */
async function expectRoom(db: Database, folder: string): Promise<void> {
  let needed = BYTES_OF_ROWS;
  for (const table of ['media', 'documents']) {
    const [row] = await db(table).sum<{ sum: string | null }[]>('bytes as sum');
    needed += Number(row?.sum ?? 0);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * needed) throw new Error(`no room for a backup of about ${needed} bytes`);
}
