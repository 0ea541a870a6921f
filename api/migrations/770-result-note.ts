import type { Knex } from 'knex';

/** A note beside the result of a match: „Abbruch“, „Wertung“, „n. E.“. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE events ADD COLUMN result_note text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE events DROP COLUMN result_note');
}
