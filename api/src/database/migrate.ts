import type { Knex } from 'knex';
import { migrations, type Migration } from '../../migrations/index.ts';
import type { Database } from './connect.ts';

// Imported modules instead of a folder: the server is bundled, so there is no folder to read.
const source: Knex.MigrationSource<string> = {
  getMigrations: async () => Object.keys(migrations).sort(),
  getMigrationName: (name) => name,
  getMigration: async (name) => migrations[name] as Migration,
};

/** Brings the schema up to date; several instances may call it at once. */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.migrate.latest({ migrationSource: source, tableName: 'migrations' });
}
