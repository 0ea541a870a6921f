import type { Knex } from 'knex';

/** All categories of a former website, also those that are never an article's first: their addresses lead on. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE wordpress_imports ADD COLUMN site_categories jsonb NOT NULL DEFAULT '[]'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE wordpress_imports DROP COLUMN site_categories');
}
