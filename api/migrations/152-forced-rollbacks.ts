import type { Knex } from 'knex';

/** A rollback may skip the check; the history says so. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ADD COLUMN is_forced boolean NOT NULL DEFAULT false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations DROP COLUMN is_forced');
}
