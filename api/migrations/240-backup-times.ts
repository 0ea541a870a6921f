import type { Knex } from 'knex';

/**
 * When a backup was last made and last downloaded, in one row. `since`, the start of counting, replaces both before the
 * first one. `claimed_at` is set while an instance makes a backup.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE backup_times (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      since timestamptz NOT NULL DEFAULT now(),
      made_at timestamptz,
      downloaded_at timestamptz,
      claimed_at timestamptz
    );
    INSERT INTO backup_times DEFAULT VALUES;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE backup_times');
}
