import type { Database } from '../database/connect.ts';

/** A table with the columns that can be written. */
export type Table = { name: string; columns: string[] };

/**
 * Belongs to this installation, not to the club: the schema, the releases with their files, inner counters, when it was
 * saved.
 */
const LEFT_ALONE = [
  'migrations',
  'migrations_lock',
  'contracting_migrations',
  'content_revision',
  'passing_time',
  'backup_times',
  'releases',
  'activations',
  'release_registry',
  'browser_errors',
  'server_errors',
  'release_counts',
  'release_trials',
  'section_tokens',
  'section_keys',
  'section_maintainers',
  'section_origins',
  'section_origin_changes',
];

/**
 * Ends with a restore and is in no backup: sessions, one-time tokens, mails on their way and entries that wait to be
 * imported.
 */
const FORGOTTEN = [
  'sessions',
  'known_devices',
  'login_attempts',
  'upload_keys',
  'user_links',
  'requested_links',
  'passkey_challenges',
  'outgoing_mails',
  'wordpress_entries',
];

/** The tables a backup holds, all but those named here: a new table is saved without anybody thinking of it. */
export async function findSavedTables(db: Database): Promise<Table[]> {
  const { rows } = await db.raw<{ rows: Table[] }>(
    `SELECT class.relname::text AS name, array_agg(attribute.attname::text ORDER BY attribute.attnum) AS columns
     FROM pg_class AS class JOIN pg_attribute AS attribute ON attribute.attrelid = class.oid
     WHERE class.relnamespace = current_schema()::regnamespace AND class.relkind = 'r'
       AND attribute.attnum > 0 AND NOT attribute.attisdropped AND attribute.attgenerated = ''
       AND class.relname <> ALL (?)
     GROUP BY class.relname ORDER BY class.relname`,
    [[...LEFT_ALONE, ...FORGOTTEN]],
  );
  return rows;
}

/** The tables that a restore empties without filling them again. */
export async function findForgottenTables(db: Database): Promise<string[]> {
  return db('pg_class')
    .whereRaw('relnamespace = current_schema()::regnamespace')
    .whereIn('relname', FORGOTTEN)
    .pluck('relname');
}

/** The names of the migrations this database has seen. */
export function findMigrations(db: Database): Promise<string[]> {
  return db('migrations').orderBy('name').pluck('name');
}
