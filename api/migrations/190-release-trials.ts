import type { Knex } from 'knex';

/**
 * Candidates that replace their section's live version in some documents: as a preview for visitors with the link, as a
 * canary for a share in percent. Rows stay after the end.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE release_trials (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('preview', 'canary')),
      section text NOT NULL,
      version text NOT NULL,
      share smallint CHECK ((share IS NULL) = (kind = 'preview')),
      begun_at timestamptz NOT NULL DEFAULT now(),
      begun_by text NOT NULL,
      ends_at timestamptz NOT NULL,
      ended_at timestamptz,
      ended_by text,
      reason text
    );
    CREATE UNIQUE INDEX release_trials_preview ON release_trials (section, version)
      WHERE kind = 'preview' AND ended_at IS NULL;
    CREATE UNIQUE INDEX release_trials_canary ON release_trials (section) WHERE kind = 'canary' AND ended_at IS NULL;
    CREATE INDEX release_trials_section ON release_trials (section);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE release_trials');
}
