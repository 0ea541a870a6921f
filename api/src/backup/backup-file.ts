import { existsSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/connect.ts';
import { removeAbandoned, UNFINISHED } from '../folders/abandoned-files.ts';
import { makePrivateFolder } from '../folders/private-folder.ts';

/** Rows and their frame, beside pictures and documents. */
const BYTES_OF_ROWS = 50 * 1024 * 1024;
/** A file that has not grown for so long is abandoned. */
const ABANDONED_MS = 3_600_000;

/**
 * Adds a backup to a folder, whole or not at all; returns its name. Throws when the disk has no room to spare or
 * another backup of the same second is being made, and passes on the archive's errors.
 */
export async function keepBackup(db: Database, folder: string, archive: Readable, now: Date): Promise<string> {
  try {
    await makePrivateFolder(folder);
    // A killed portal left them behind, with everything that a backup holds.
    await removeAbandoned(folder, Date.now() - ABANDONED_MS);
    await expectRoom(db, folder);
    const name = freeName(folder, now);
    const unfinished = join(folder, name + UNFINISHED);
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await pipeline(archive, file.createWriteStream({ flush: true }));
      await rename(unfinished, join(folder, name));
      return name;
    } finally {
      await rm(unfinished, { force: true }).catch(() => undefined);
    }
  } finally {
    archive.destroy();
  }
}

function freeName(folder: string, at: Date): string {
  const name = `sicherung-${at.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;
  return existsSync(join(folder, name)) ? freeName(folder, new Date(at.getTime() + 1000)) : name;
}

/** The disk must also hold what is entered until somebody looks: a backup may take half of the free space. */
async function expectRoom(db: Database, folder: string): Promise<void> {
  let needed = BYTES_OF_ROWS;
  for (const table of ['media', 'documents']) {
    const [row] = await db(table).sum<{ sum: string | null }[]>('bytes as sum');
    needed += Number(row?.sum ?? 0);
  }
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < 2 * needed) throw new Error(`no room for a backup of about ${needed} bytes`);
}
