import type { Knex } from 'knex';

/** Why the portal itself changed the live version; null if a person did. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ADD COLUMN reason text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations DROP COLUMN reason');
}
