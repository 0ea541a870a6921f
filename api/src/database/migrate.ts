import type { Knex } from 'knex';
import { migrations, type Migration } from '../../migrations/index.ts';
import { StartError } from '../errors.ts';
import type { Database } from './connect.ts';

// Imported modules instead of a folder: the server is bundled, so there is no folder to read.
const source: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations).sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => migrations[name] as Migration,
};

/** The advisory lock for migrating (a number of our own). */
export const MIGRATION_LOCK = 570_001;

/**
 * Migrates the schema; several instances may call it at once. Throws {@link StartError} when it is newer than we are.
 */
export async function migrateDatabase(db: Database): Promise<void> {
  const settings = { migrationSource: source, tableName: 'migrations' };
  // Knex's own lock is a row: two processes that create its table collide, and a killed one leaves it locked. This one
  // ends with its connection.
  await db.transaction(async (lock) => {
    await lock.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await refuseNewerSchema(lock);
    await db.migrate.forceFreeMigrationsLock(settings);
    await db.migrate.latest(settings);
  });
}

async function refuseNewerSchema(db: Knex): Promise<void> {
  if (!(await db.schema.hasTable('migrations'))) return;
  const applied = await db('migrations').orderBy('id').pluck<string[]>('name');
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length === 0) return;
  throw new StartError(
    `Die Datenbank gehört zu einer neueren oder anderen Fassung des Portals (hier unbekannt: ${unknown.join(', ')}). Bitte diese Fassung starten oder mit DATA_DIR oder DATABASE_URL andere Daten wählen.`,
  );
}
