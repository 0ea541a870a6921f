import type { Knex } from 'knex';

/**
 * Why a version that should have been rolled back automatically is still live: its maintainers are told once, and the
 * history says so.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ADD COLUMN stuck text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations DROP COLUMN stuck');
}
