import type { Knex } from 'knex';

/**
 * How often dates of a series were deleted or restored. Subscribed calendars learn of it by SEQUENCE; the version of
 * the series stays, because its editors see nothing of such a change.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE events ADD COLUMN date_changes integer NOT NULL DEFAULT 0');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE events DROP COLUMN date_changes');
}
