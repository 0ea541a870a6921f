import type { Knex } from 'knex';

/** A club may leave open when it was founded and where it plays; databases from before asked for both. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings ALTER COLUMN founded DROP NOT NULL,
      ALTER COLUMN latitude DROP NOT NULL, ALTER COLUMN longitude DROP NOT NULL
  `);
}

/** Nothing to take back: what is missing by then cannot be asked for again. */
export async function down(): Promise<void> {}
