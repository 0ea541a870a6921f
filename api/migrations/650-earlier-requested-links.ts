import type { Knex } from 'knex';

/**
 * Hashes of the links that somebody asked for before the last one, with their ends: a stranger who asks again must not
 * end the one that the owner was just mailed. They stand in the row of the last one, so that code from before ends all
 * of them as well.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE requested_links ADD COLUMN earlier jsonb NOT NULL DEFAULT '{}'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE requested_links DROP COLUMN earlier');
}
