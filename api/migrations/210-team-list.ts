import type { Knex } from 'knex';

/**
 * Teams as a list: groups, departments, age groups, whether the squad is shown, and former addresses. A team without a
 * group, from an older database or backup, gets the group of its name (docs/product.md#teams).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE departments (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      sort_order integer NOT NULL,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE TRIGGER departments_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON departments
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();

    ALTER TABLE teams
      ADD COLUMN "group" text CHECK ("group" IN ('active', 'youth', 'other')),
      ADD COLUMN department_id uuid CONSTRAINT teams_department REFERENCES departments (id) ON DELETE SET NULL,
      ADD COLUMN age_group text,
      ADD COLUMN shows_squad boolean;

    CREATE TABLE former_team_slugs (
      slug text PRIMARY KEY,
      team_id uuid NOT NULL REFERENCES teams (id) ON DELETE CASCADE
    );
    CREATE INDEX former_team_slugs_team ON former_team_slugs (team_id);

    CREATE FUNCTION keep_former_team_slug() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO former_team_slugs (slug, team_id) VALUES (OLD.slug, NEW.id)
        ON CONFLICT (slug) DO UPDATE SET team_id = EXCLUDED.team_id;
      DELETE FROM former_team_slugs WHERE slug = NEW.slug;
      RETURN NULL;
    END $$;
    CREATE TRIGGER teams_moved AFTER UPDATE OF slug ON teams FOR EACH ROW
      WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION keep_former_team_slug();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE former_team_slugs;
    DROP TRIGGER teams_moved ON teams;
    DROP FUNCTION keep_former_team_slug();
    ALTER TABLE teams DROP COLUMN "group", DROP COLUMN department_id, DROP COLUMN age_group, DROP COLUMN shows_squad;
    DROP TABLE departments;
  `);
}
