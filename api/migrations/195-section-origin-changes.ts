import type { Knex } from 'knex';

/**
 * Who allowed a section an external origin, and who revoked it: the history of the current state in `section_origins`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_origin_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      section text NOT NULL,
      kind text NOT NULL,
      origin text NOT NULL,
      is_allowed boolean NOT NULL,
      changed_by text NOT NULL,
      changed_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX section_origin_changes_newest ON section_origin_changes (section, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE section_origin_changes');
}
