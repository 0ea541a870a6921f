import type { Knex } from 'knex';

/** The season that a team's photo was set for; null for a photo that is older than this column. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE teams ADD COLUMN photo_season text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE teams DROP COLUMN photo_season');
}
