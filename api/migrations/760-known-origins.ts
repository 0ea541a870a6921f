import type { Knex } from 'knex';

/**
 * The origin whose releases somebody has allowed to go live without comparison: consent is needed once, not each time.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations ADD COLUMN known_origin text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE activations DROP COLUMN known_origin');
}
