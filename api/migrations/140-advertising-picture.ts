import type { Knex } from 'knex';

/** The picture of a perimeter board on the page for sponsors; without one the page shows an example. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings ADD COLUMN advertising_image_url text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings DROP COLUMN advertising_image_url');
}
