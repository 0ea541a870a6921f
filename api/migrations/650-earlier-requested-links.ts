import type { Knex } from 'knex';

/**
 * Hashes of earlier requested links, with their expiry: a stranger who requests another must not end the one that was
 * just mailed to the owner. They are in the row of the last one, so that older code ends all of them as well.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE requested_links ADD COLUMN earlier jsonb NOT NULL DEFAULT '{}'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE requested_links DROP COLUMN earlier');
}
