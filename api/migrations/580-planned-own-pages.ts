import type { Knex } from 'knex';

/** The planned time of publication of a draft of an own page, as for articles (004). */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE own_pages ADD COLUMN publish_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE own_pages DROP COLUMN publish_at');
}
