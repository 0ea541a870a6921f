import type { Knex } from 'knex';

/** Failures in visitors' browsers, counted per version, part and message: no row describes a person. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE browser_errors (
      section text NOT NULL,
      version text NOT NULL,
      part text NOT NULL,
      message text NOT NULL,
      count integer NOT NULL DEFAULT 1,
      first_seen timestamptz NOT NULL DEFAULT now(),
      last_seen timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (section, version, part, message)
    );
    CREATE INDEX browser_errors_newest ON browser_errors (last_seen DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE browser_errors');
}
