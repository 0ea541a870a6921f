import type { Knex } from 'knex';

/**
 * How a release relates to the live version at the time it was sent, for one that goes live later: after a trial, or
 * when its origins are allowed.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases ADD COLUMN ancestry text, ADD COLUMN compared_with text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases DROP COLUMN ancestry, DROP COLUMN compared_with');
}
