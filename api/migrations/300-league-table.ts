import type { Knex } from 'knex';

/** The league table of a team, which editors enter if no provider shows it. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE teams ADD COLUMN league_table jsonb');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE teams DROP COLUMN league_table');
}
