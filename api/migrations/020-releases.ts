import type { Knex } from 'knex';

/**
 * Published versions, the history of what was live (its newest row per section is live now), and the registry's
 * revision.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE release_registry (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      revision bigint NOT NULL
    );
    INSERT INTO release_registry (revision) VALUES (1);
    CREATE TABLE releases (
      section text NOT NULL,
      version text NOT NULL,
      descriptor jsonb NOT NULL,
      build text NOT NULL,
      published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      published_by text NOT NULL,
      PRIMARY KEY (section, version)
    );
    CREATE TABLE activations (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      section text NOT NULL,
      version text NOT NULL,
      previous text,
      is_rollback boolean NOT NULL,
      activated_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      activated_by text NOT NULL
    );
    CREATE INDEX activations_newest ON activations (section, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE activations, releases, release_registry');
}
