import type { Knex } from 'knex';

/** Albums may belong to a team, whose page shows them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE albums ADD COLUMN team text CONSTRAINT albums_team REFERENCES teams (slug) ON UPDATE CASCADE;
    CREATE INDEX albums_of_team ON albums (team) WHERE team IS NOT NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE albums DROP COLUMN team');
}
