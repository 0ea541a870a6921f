import type { Knex } from 'knex';
import { migrations, type Migration } from '../../migrations/index.ts';
import { StartError } from '../errors.ts';
import type { Database } from './connect.ts';

// Imported modules instead of a folder: the server is bundled, so there is no folder to read.
const sourceOf = (known: Migrations): Knex.MigrationSource<string> => ({
  getMigrations: async () => Object.keys(known).sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = known[name] as Migration;
    const { contracts } = migration;
    if (contracts === undefined) return migration;
    return {
      up: async (db) => {
        await migration.up(db);
        // Readers of the table know the migrations from before it.
        if (await db.schema.hasTable(MARKS)) await db(MARKS).insert({ name, reason: contracts });
      },
      down: (db) => migration.down(db),
    };
  },
});

type Migrations = Readonly<Record<string, Migration>>;

/** The advisory lock for migrating (a number of our own). */
export const MIGRATION_LOCK = 570_001;
const MARKS = 'contracting_migrations';

export type MigrationOptions = {
  /**
   * Runs before a database in use is migrated, while nobody else migrates it; an error leaves the database as it is.
   */
  before?: ((db: Knex) => Promise<void>) | undefined;
  /** The portal's own; others are for tests. */
  known?: Migrations;
};

/**
 * Migrates the schema; several instances may call it at once. A schema with migrations of a newer portal is used as it
 * is when they only add. Throws {@link StartError} when one of them took something away.
 */
export async function migrateDatabase(
  db: Database,
  { before, known = migrations }: MigrationOptions = {},
): Promise<void> {
  const settings = { migrationSource: sourceOf(known), tableName: 'migrations', disableMigrationsListValidation: true };
  // Knex's own lock is a row: two processes that create its table collide, and a killed one leaves it locked. This one
  // ends with its connection.
  await db.transaction(async (lock) => {
    await lock.raw('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    // On other connections: what this one reads stays locked until its end, and a migration that alters such a table
    // would wait for it for ever.
    const applied = await findApplied(db);
    await refuseContracted(
      db,
      applied.filter((name) => !(name in known)),
    );
    const missing = Object.keys(known)
      .filter((name) => !applied.includes(name))
      .sort();
    const isInUse = applied.length > 0;
    if (isInUse && missing.length > 0) await before?.(db);
    await db.migrate.forceFreeMigrationsLock(settings);
    // A new database gets all or nothing. In one that is in use each commits for itself: locks that are kept until the
    // last one has had its turn would hold up an instance that still answers, or end in a deadlock with it.
    if (!isInUse) await db.migrate.latest(settings);
    else for (const name of missing) await db.migrate.up({ ...settings, name });
  });
}

async function findApplied(db: Knex): Promise<string[]> {
  return (await db.schema.hasTable('migrations')) ? db('migrations').orderBy('id').pluck<string[]>('name') : [];
}

/** `unknown` are migrations of a portal that is newer or another one. */
async function refuseContracted(db: Knex, unknown: readonly string[]): Promise<void> {
  if (unknown.length === 0) return;
  // A database without the table belongs to a portal that marks nothing.
  const marks = (await db.schema.hasTable(MARKS))
    ? await db(MARKS).whereIn('name', unknown).orderBy('name').select<{ name: string; reason: string }[]>()
    : unknown.map((name) => ({ name, reason: 'hier unbekannt' }));
  if (marks.length === 0) return;
  const list = marks.map(({ name, reason }) => `${name}: ${reason}`).join('; ');
  throw new StartError(
    `Die Datenbank gehört zu einer neueren oder anderen Fassung des Portals, und mit deren Änderungen läuft diese nicht (${list}). Bitte jene Fassung starten oder mit DATA_DIR oder DATABASE_URL andere Daten wählen.`,
  );
}
