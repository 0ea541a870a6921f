import type { Knex } from 'knex';

/** When an own page that is a draft appears by itself, as articles do (004). */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE own_pages ADD COLUMN publish_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE own_pages DROP COLUMN publish_at');
}
