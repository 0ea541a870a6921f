import type { Knex } from 'knex';

/** The picture of a board at the pitch on the page for sponsors; without one it shows an example. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings ADD COLUMN advertising_image_url text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings DROP COLUMN advertising_image_url');
}
