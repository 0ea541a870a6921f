import type { Knex } from 'knex';

/**
 * Categories of news as a list with colours. An article names its category by the slug, which stays when the name
 * changes; `moved` lists the articles that a deletion moved to another category, so that it can be undone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE article_categories (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL,
      name text NOT NULL,
      color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
      hidden boolean NOT NULL DEFAULT false,
      moved jsonb,
      sort_order integer NOT NULL,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE UNIQUE INDEX article_categories_slug ON article_categories (slug) WHERE deleted_at IS NULL;
    -- As people read it: folded, without regard to case.
    CREATE UNIQUE INDEX article_categories_name ON article_categories (search_text) WHERE deleted_at IS NULL;
    CREATE INDEX articles_category ON articles (category);
    INSERT INTO article_categories (slug, name, color, sort_order, search_text) VALUES
      ('1-mannschaft', '1. Mannschaft', '#b91c1c', 1, '1. mannschaft'),
      ('2-mannschaft', '2. Mannschaft', '#c2410c', 2, '2. mannschaft'),
      ('allgemein', 'Allgemein', '#4b5563', 3, 'allgemein'),
      ('events', 'Events', '#7e22ce', 4, 'events'),
      ('jugend', 'Jugend', '#15803d', 5, 'jugend'),
      ('sport', 'Sport', '#1d4ed8', 6, 'sport'),
      ('verein', 'Verein', '#facc15', 7, 'verein');
    CREATE TRIGGER article_categories_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_categories
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX articles_category; DROP TABLE article_categories');
}
