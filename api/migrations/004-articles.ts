import type { Knex } from 'knex';

/**
 * News. `published_at` is set when an article first goes public; readers see it and it orders the list. Saving a draft
 * raises no content revision: only changes to rows that readers see, or saw before, do.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE TABLE articles (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE CHECK (slug !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
      title text NOT NULL,
      excerpt text,
      content text NOT NULL,
      image_url text,
      category text NOT NULL,
      status text NOT NULL CHECK (status IN ('draft', 'scheduled', 'published', 'archived')),
      publish_at timestamptz CHECK (status <> 'scheduled' OR publish_at IS NOT NULL),
      published_at timestamptz CHECK (status <> 'published' OR published_at IS NOT NULL),
      teaser text NOT NULL,
      reading_minutes integer NOT NULL,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX articles_public ON articles (published_at DESC, id DESC)
      WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX articles_public_category ON articles (category, published_at DESC, id DESC)
      WHERE status = 'published' AND deleted_at IS NULL;
    CREATE INDEX articles_edited ON articles (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
    CREATE INDEX articles_due ON articles (publish_at) WHERE status = 'scheduled' AND deleted_at IS NULL;
    CREATE INDEX articles_search ON articles USING gin (search_text gin_trgm_ops);

    CREATE FUNCTION raise_revision_of_public_articles() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE is_public boolean;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSIF TG_OP = 'DELETE' THEN
        is_public := EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      ELSE
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE status = 'published' AND deleted_at IS NULL)
          OR EXISTS (SELECT 1 FROM old_rows WHERE status = 'published' AND deleted_at IS NULL);
      END IF;
      IF is_public THEN
        UPDATE content_revision SET revision = revision + 1;
        PERFORM pg_notify('content_revision', '');
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER articles_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_public_articles();
    CREATE TRIGGER articles_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_public_articles();
    CREATE TRIGGER articles_deleted AFTER DELETE ON articles REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_public_articles();
    CREATE TRIGGER articles_truncated AFTER TRUNCATE ON articles
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE articles; DROP FUNCTION raise_revision_of_public_articles()');
}
