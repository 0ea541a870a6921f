import type { Knex } from 'knex';

/** The location of a failure in our files, from the last browser that reported one. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE browser_errors ADD COLUMN stack text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE browser_errors DROP COLUMN stack');
}
