import type { Knex } from 'knex';

/**
 * Pages that the club adds, as visitors see them while `published`; `menu` is their place in the navigation. Versions
 * after each change are stored as for articles (060), and so are former public addresses (090).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE own_pages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL CONSTRAINT own_pages_slug UNIQUE,
      title text NOT NULL,
      lead text,
      content text,
      image_url text,
      description text,
      published boolean NOT NULL DEFAULT false,
      menu text,
      menu_label text,
      preview_token text UNIQUE,
      preview_expires_at timestamptz,
      sort_order integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE TRIGGER own_pages_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_pages
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();

    CREATE TABLE former_own_page_slugs (
      slug text PRIMARY KEY,
      page_id uuid NOT NULL REFERENCES own_pages (id) ON DELETE CASCADE
    );
    CREATE INDEX former_own_page_slugs_page ON former_own_page_slugs (page_id);

    CREATE FUNCTION keep_former_own_page_slug() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO former_own_page_slugs (slug, page_id) VALUES (OLD.slug, NEW.id)
        ON CONFLICT (slug) DO UPDATE SET page_id = EXCLUDED.page_id;
      DELETE FROM former_own_page_slugs WHERE slug = NEW.slug;
      RETURN NULL;
    END $$;
    CREATE TRIGGER own_pages_moved AFTER UPDATE OF slug ON own_pages FOR EACH ROW
      WHEN (OLD.slug <> NEW.slug AND OLD.published) EXECUTE FUNCTION keep_former_own_page_slug();

    CREATE TABLE own_page_versions (
      page_id uuid NOT NULL REFERENCES own_pages (id) ON DELETE CASCADE,
      version integer NOT NULL,
      title text NOT NULL,
      lead text,
      content text,
      image_url text,
      published boolean NOT NULL,
      saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (page_id, version)
    );
    CREATE FUNCTION keep_own_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO own_page_versions
        VALUES (NEW.id, NEW.version, NEW.title, NEW.lead, NEW.content, NEW.image_url, NEW.published, NEW.updated_by,
          NEW.updated_at)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER own_pages_version_inserted AFTER INSERT ON own_pages
      FOR EACH ROW EXECUTE FUNCTION keep_own_page_version();
    CREATE TRIGGER own_pages_version_updated AFTER UPDATE OF version ON own_pages
      FOR EACH ROW EXECUTE FUNCTION keep_own_page_version();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE own_page_versions;
    DROP TABLE former_own_page_slugs;
    DROP TABLE own_pages;
    DROP FUNCTION keep_own_page_version();
    DROP FUNCTION keep_former_own_page_slug();
  `);
}
