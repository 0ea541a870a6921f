import type { Knex } from 'knex';

/** The deleted end of a series is a deleted series of its own that remembers its origin, so that it can be restored. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE events ADD COLUMN cut_from uuid REFERENCES events (id) ON DELETE CASCADE;
    ALTER TABLE events ADD CONSTRAINT events_cut_from CHECK (cut_from IS NULL OR deleted_at IS NOT NULL);
    CREATE INDEX events_cut_from ON events (cut_from) WHERE cut_from IS NOT NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE events DROP COLUMN cut_from');
}
