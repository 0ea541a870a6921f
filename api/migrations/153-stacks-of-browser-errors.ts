import type { Knex } from 'knex';

/** Where in our files a failure came from, as the last browser said that told. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE browser_errors ADD COLUMN stack text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE browser_errors DROP COLUMN stack');
}
