import { readFile } from 'node:fs/promises';
import type { SavedTable } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { invalidBackup } from './backup-errors.ts';
import { findMigrations, findForgottenTables, findSavedTables } from './saved-tables.ts';
import type { UnpackedBackup } from './unpack-backup.ts';

type ForeignKey = { table: string; name: string };

/** SQLSTATE classes with which a database refuses rows that it does not expect. */
const REFUSED_ROW = /^(22|23|42)/;

/**
 * Replaces all rows by those of the backup; `trx` must be a transaction, and writers wait until it ends. Tables that
 * the backup does not know yet become empty, except those that are `neverEmpty`. Triggers are silent meanwhile, so that
 * nothing is written beside the rows. @throws AppError 422
 */
export async function replaceRows(
  trx: Database,
  { manifest, rowFiles }: UnpackedBackup,
  neverEmpty: readonly string[],
): Promise<void> {
  await requireKnown(trx, manifest.migrations, manifest.tables);
  const saved = new Set(manifest.tables.map(({ name }) => name));
  const later = (await findSavedTables(trx)).filter(({ name }) => !saved.has(name) && !neverEmpty.includes(name));
  const names = [...saved, ...later.map(({ name }) => name)];
  const keys = await findForeignKeys(trx);
  // With these checked at the end, neither the order of tables nor of rows matters.
  for (const { table, name } of keys)
    await trx.raw('ALTER TABLE ?? ALTER CONSTRAINT ?? DEFERRABLE INITIALLY DEFERRED', [table, name]);
  for (const name of names) await trx.raw('ALTER TABLE ?? DISABLE TRIGGER USER', [name]);
  for (const name of [...(await findForgottenTables(trx)), ...names]) await trx(name).delete();

  try {
    for (const table of manifest.tables) {
      for (const file of rowFiles.get(table.name) ?? []) await insertRows(trx, table, await readFile(file, 'utf8'));
      await continueCounters(trx, table);
    }
    await trx.raw('SET CONSTRAINTS ALL IMMEDIATE');
  } catch (error) {
    if (!REFUSED_ROW.test((error as { code?: string }).code ?? '')) throw error;
    throw invalidBackup('Ihre Inhalte passen nicht zu dieser Version des Portals.');
  }

  for (const name of names) await trx.raw('ALTER TABLE ?? ENABLE TRIGGER USER', [name]);
  for (const { table, name } of keys) await trx.raw('ALTER TABLE ?? ALTER CONSTRAINT ?? NOT DEFERRABLE', [table, name]);
  await trx.raw(`SELECT note_content_change('everything')`);
}

/** A backup of an older schema fits: later columns get their defaults. One of a newer schema does not. */
async function requireKnown(trx: Database, migrations: readonly string[], tables: readonly SavedTable[]) {
  const known = new Set(await findMigrations(trx));
  const columns = new Map((await findSavedTables(trx)).map((table) => [table.name, new Set(table.columns)]));
  const isKnown = (table: SavedTable) => table.columns.every((column) => columns.get(table.name)?.has(column));
  if (!migrations.every((name) => known.has(name)) || !tables.every(isKnown))
    throw invalidBackup('Sie stammt aus einer neueren Version des Portals; bitte zuerst dieses hier aktualisieren.');
}

async function findForeignKeys(trx: Database): Promise<ForeignKey[]> {
  const { rows } = await trx.raw<{ rows: ForeignKey[] }>(
    `SELECT class.relname::text AS table, key.conname::text AS name
     FROM pg_constraint AS key JOIN pg_class AS class ON class.oid = key.conrelid
     WHERE key.contype = 'f' AND NOT key.condeferrable AND key.connamespace = current_schema()::regnamespace
     ORDER BY 1, 2`,
  );
  return rows;
}

async function insertRows(trx: Database, { name, columns }: SavedTable, lines: string): Promise<void> {
  const list = columns.map(() => '??').join(', ');
  await trx.raw(
    `INSERT INTO ?? (${list}) OVERRIDING SYSTEM VALUE
     SELECT ${list} FROM jsonb_populate_recordset(NULL::??, ?::jsonb)`,
    [name, ...columns, ...columns, name, `[${lines.trim().replaceAll('\n', ',')}]`],
  );
}

/** Sequences continue after the highest number. */
async function continueCounters(trx: Database, { name, columns }: SavedTable): Promise<void> {
  for (const column of columns) {
    const { rows } = await trx.raw<{ rows: { counter: string | null }[] }>(
      'SELECT pg_get_serial_sequence(?, ?) AS counter',
      [`"${name}"`, column],
    );
    const counter = rows[0]?.counter;
    if (counter)
      await trx.raw('SELECT setval(?::regclass, coalesce(max(??), 0) + 1, false) FROM ??', [counter, column, name]);
  }
}
