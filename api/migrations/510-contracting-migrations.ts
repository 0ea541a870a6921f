import type { Knex } from 'knex';

/**
 * Migrations that have removed something, for older code that does not know them: it still works with those that only
 * add.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE TABLE contracting_migrations (name text PRIMARY KEY, reason text NOT NULL)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE contracting_migrations');
}
