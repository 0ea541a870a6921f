import type { Knex } from 'knex';

/** Indexes for the latest changes by people; most rows may come from imports, which have no author. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE INDEX articles_changed ON articles (updated_at DESC) WHERE updated_by IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX events_changed ON events (updated_at DESC) WHERE updated_by IS NOT NULL AND deleted_at IS NULL;
    DROP INDEX events_edited;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX articles_changed, events_changed;
    CREATE INDEX events_edited ON events (updated_at DESC) WHERE deleted_at IS NULL;
  `);
}
