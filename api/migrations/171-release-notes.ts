import type { Knex } from 'knex';

/** What is new in a version, as its sender says. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases ADD COLUMN notes text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases DROP COLUMN notes');
}
