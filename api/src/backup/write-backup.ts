import { pipeline, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { BackupEnd, BackupManifest } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { sha256Of } from '../crypto/sha256.ts';
import { filesIn, type PictureFiles } from './picture-files.ts';
import { findMigrations, findSavedTables, type Table } from './saved-tables.ts';

type Parts = { db: Database; pictures: PictureFiles; onMissing: (key: string) => void; now: Date };

/** Rows of one fetch; the longest text of one is two megabytes. */
const FETCHED_ROWS = 20;
const ENTRY_BYTES = 1024 * 1024;
// Pictures are compressed already, and rows shrink well at any level.
const COMPRESSION = { level: 1 };

/**
 * Everything the club has as one `.tar.gz`: `manifest.json`, the rows of each table as NDJSON below `tables/`, the
 * pictures and documents they speak of below `objects/`, and `end.json`. All rows are of one moment.
 */
export function writeBackup(parts: Parts): Readable {
  const archive = pack();
  const compressed = createGzip(COMPRESSION);
  // A failure reaches the reader as the stream's own, so there is nothing left to do here.
  pipeline(archive, compressed, () => undefined);
  fill(archive, parts).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  );
  return compressed;
}

async function fill(archive: Pack, { db, pictures, onMissing, now }: Parts): Promise<void> {
  const keys = await db.transaction((trx) => addTables(archive, trx, now), {
    isolationLevel: 'repeatable read',
    readOnly: true,
  });
  // Pictures never change under their name, so they need no transaction to be of the same moment.
  const end: BackupEnd = { pictures: {} };
  for (const key of [...keys].sort()) {
    const bytes = await readPicture(pictures, key);
    if (!bytes) {
      onMissing(key);
      continue;
    }
    end.pictures[key] = sha256Of(bytes);
    await addEntry(archive, `objects/${key}`, bytes);
  }
  await addEntry(archive, 'end.json', Buffer.from(JSON.stringify(end)));
}

/** Returns the pictures the rows speak of. */
async function addTables(archive: Pack, db: Database, now: Date): Promise<Set<string>> {
  const tables = await findSavedTables(db);
  const counted = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(db, table) });
  const manifest: BackupManifest = {
    format: 'vereinsportal-backup',
    version: 1,
    createdAt: now.toISOString(),
    migrations: await findMigrations(db),
    tables: counted,
  };
  await addEntry(archive, 'manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));

  const keys = new Set<string>();
  for (const table of tables) {
    let number = 0;
    for await (const lines of readRows(db, table)) {
      for (const key of filesIn(lines)) keys.add(key);
      number += 1;
      await addEntry(archive, `tables/${table.name}/${String(number).padStart(6, '0')}.ndjson`, Buffer.from(lines));
    }
  }
  return keys;
}

async function countRows(db: Database, { name }: Table): Promise<number> {
  const { rows } = await db.raw<{ rows: { count: number }[] }>('SELECT count(*)::int AS count FROM ??', [name]);
  return rows[0]?.count ?? 0;
}

/** The rows as lines of JSON, about a megabyte at a time. */
async function* readRows(db: Database, { name }: Table): AsyncGenerator<string> {
  await db.raw('DECLARE saved_rows NO SCROLL CURSOR FOR SELECT to_jsonb(saved)::text AS line FROM ?? AS saved', [name]);
  let lines = '';
  for (;;) {
    const { rows } = await db.raw<{ rows: { line: string }[] }>(`FETCH ${FETCHED_ROWS} FROM saved_rows`);
    for (const { line } of rows) lines += `${line}\n`;
    if (lines.length >= ENTRY_BYTES || (rows.length === 0 && lines !== '')) {
      yield lines;
      lines = '';
    }
    if (rows.length === 0) break;
  }
  await db.raw('CLOSE saved_rows');
}

/** Reads a picture from its public place or, when it is deleted, from the bin. */
async function readPicture({ storage, hidden }: PictureFiles, key: string): Promise<Buffer | null> {
  for (const place of [storage, hidden])
    try {
      return await buffer(await place.open(key));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  return null;
}

/** Resolves when there is room for the next entry; rejects when the reader is gone. */
function addEntry(archive: Pack, name: string, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    archive.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve()));
  });
}
