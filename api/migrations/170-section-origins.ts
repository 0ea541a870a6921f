import type { Knex } from 'knex';

/** External origins that administrators have allowed a section. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_origins (
      section text NOT NULL,
      kind text NOT NULL,
      origin text NOT NULL,
      allowed_by text NOT NULL,
      allowed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (section, kind, origin)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE section_origins');
}
