import type { Knex } from 'knex';

/** Where a release came from, and what identifies equal builds; unknown for earlier releases. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE releases ADD COLUMN fingerprint text, ADD COLUMN origin text, ADD COLUMN commit text, ADD COLUMN dirty boolean
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE releases DROP COLUMN fingerprint, DROP COLUMN origin, DROP COLUMN commit, DROP COLUMN dirty
  `);
}
