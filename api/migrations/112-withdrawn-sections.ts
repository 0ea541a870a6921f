import type { Knex } from 'knex';

/** A section may be withdrawn from the portal: its newest activation then names no version. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ALTER COLUMN version DROP NOT NULL');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DELETE FROM activations WHERE version IS NULL');
  await db.raw('ALTER TABLE activations ALTER COLUMN version SET NOT NULL');
}
