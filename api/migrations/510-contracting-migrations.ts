import type { Knex } from 'knex';

/**
 * Which migrations have taken something away, for code that does not know them: with those that only add it still
 * works.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE TABLE contracting_migrations (name text PRIMARY KEY, reason text NOT NULL)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE contracting_migrations');
}
