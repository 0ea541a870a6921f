import type { Knex } from 'knex';

/** Deleted pictures can be restored for 30 days; until then they are at an unknown address. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE media ADD COLUMN deleted_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE media DROP COLUMN deleted_at');
}
