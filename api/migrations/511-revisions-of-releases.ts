import type { Knex } from 'knex';

/** The registry's revision when a release was published; unknown for earlier releases. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases ADD COLUMN registry_revision bigint');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases DROP COLUMN registry_revision');
}
