import type { Knex } from 'knex';

/** Deleted pictures can come back for 30 days; until then they wait at an address nobody knows. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE media ADD COLUMN deleted_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE media DROP COLUMN deleted_at');
}
