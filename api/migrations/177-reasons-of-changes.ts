import type { Knex } from 'knex';

/** Why the portal changed by itself what is live; null where somebody did. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ADD COLUMN reason text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations DROP COLUMN reason');
}
