import type { Knex } from 'knex';

/** Teams with their squads, and which of them a trainer may write about (docs/product.md#login-and-roles). */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE teams (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL CONSTRAINT teams_slug UNIQUE,
      name text NOT NULL,
      match_name text NOT NULL,
      subtitle text,
      season text,
      image_url text,
      trainer jsonb,
      stadium_name text,
      stadium_address text,
      squad jsonb NOT NULL DEFAULT '[]',
      sort_order integer NOT NULL,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE TRIGGER teams_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON teams
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
    CREATE TABLE users_teams (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      team text NOT NULL REFERENCES teams (slug) ON UPDATE CASCADE ON DELETE CASCADE,
      PRIMARY KEY (user_id, team)
    );
    CREATE INDEX users_teams_team ON users_teams (team);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE users_teams, teams');
}
