import type { Knex } from 'knex';

/**
 * Past seasons: their first and last day, and the teams by id as visitors saw them at the end. The matches stay in
 * place; those up to `last_day` are in the archive.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE seasons (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL,
      name text NOT NULL,
      first_day date NOT NULL,
      last_day date NOT NULL CHECK (last_day >= first_day),
      archived_teams jsonb NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE UNIQUE INDEX seasons_slug ON seasons (slug) WHERE deleted_at IS NULL;
    CREATE TRIGGER seasons_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON seasons
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE seasons');
}
