import type { Knex } from 'knex';

/** A club may leave out its year of foundation and its ground; older databases required both. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings ALTER COLUMN founded DROP NOT NULL,
      ALTER COLUMN latitude DROP NOT NULL, ALTER COLUMN longitude DROP NOT NULL
  `);
}

/** Nothing to undo: values that are missing by then cannot be required again. */
export async function down(): Promise<void> {}
