import type { Knex } from 'knex';

/** Indexes for tables that grow over the years: events of a range, their list, the latest changes, drafts. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE INDEX events_span ON events USING gist (tstzrange(start_at, coalesce(end_at, start_at), '[]'))
      WHERE rrule IS NULL AND deleted_at IS NULL;
    CREATE INDEX events_listed ON events (start_at DESC, id DESC) WHERE deleted_at IS NULL;
    CREATE INDEX articles_drafts ON articles (updated_at DESC) WHERE status = 'draft' AND deleted_at IS NULL;
    CREATE INDEX events_edited ON events (updated_at DESC) WHERE deleted_at IS NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX articles_drafts, events_span, events_listed, events_edited');
}
