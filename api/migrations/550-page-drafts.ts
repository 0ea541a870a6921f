import type { Knex } from 'knex';

/**
 * A draft beside the live text of a content page, its secret preview, whether the page is public, and its state after
 * each change, as for own pages (260). `draft` holds columns of the page by name; `draft_version` counts changes that
 * visitors do not see, so that neither `version`, which visitors get, nor cached public answers change with it. The
 * state before a change is stored as well: these pages are older than their versions. Imprint and privacy policy are
 * required by law, and the whole site leads to the contact page: none of them can be hidden.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE pages
      ADD COLUMN draft jsonb,
      ADD COLUMN draft_by uuid REFERENCES users (id) ON DELETE SET NULL,
      ADD COLUMN draft_at timestamptz,
      ADD COLUMN draft_version integer NOT NULL DEFAULT 0,
      ADD COLUMN preview_token text UNIQUE,
      ADD COLUMN preview_expires_at timestamptz,
      ADD COLUMN hidden boolean NOT NULL DEFAULT false
        CONSTRAINT pages_may_be_hidden CHECK (NOT hidden OR slug NOT IN ('impressum', 'datenschutz', 'kontakt'));

    CREATE TABLE page_versions (
      slug text NOT NULL REFERENCES pages (slug) ON DELETE CASCADE,
      version integer NOT NULL,
      title text NOT NULL,
      lead text NOT NULL,
      content text NOT NULL,
      image_url text,
      description text NOT NULL,
      timeline jsonb NOT NULL,
      groups jsonb NOT NULL,
      state text NOT NULL CHECK (state IN ('draft', 'shown', 'hidden')),
      saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (slug, version)
    );
    CREATE FUNCTION keep_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      is_draft boolean := NEW.draft IS NOT NULL AND NEW.draft IS DISTINCT FROM OLD.draft;
      saved pages;
    BEGIN
      saved := jsonb_populate_record(NEW, CASE WHEN is_draft THEN NEW.draft ELSE '{}' END);
      INSERT INTO page_versions
        VALUES
          (OLD.slug, OLD.version + OLD.draft_version, OLD.title, OLD.lead, OLD.content, OLD.image_url, OLD.description, OLD.timeline, OLD.groups,
            CASE WHEN OLD.hidden THEN 'hidden' ELSE 'shown' END, OLD.updated_by, OLD.updated_at),
          (NEW.slug, NEW.version + NEW.draft_version, saved.title, saved.lead, saved.content, saved.image_url,
            saved.description, saved.timeline, saved.groups, CASE WHEN is_draft THEN 'draft' WHEN NEW.hidden THEN 'hidden' ELSE 'shown' END,
            CASE WHEN is_draft THEN NEW.draft_by ELSE NEW.updated_by END,
            CASE WHEN is_draft THEN NEW.draft_at ELSE NEW.updated_at END)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    CREATE TRIGGER pages_version_updated AFTER UPDATE OF version, draft_version ON pages
      FOR EACH ROW EXECUTE FUNCTION keep_page_version();

    DROP TRIGGER pages_content_revision ON pages;
    CREATE TRIGGER pages_content_revision
      AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF title, lead, content, image_url, description, timeline, groups, hidden,
        version, updated_at ON pages
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER pages_version_updated ON pages;
    DROP FUNCTION keep_page_version();
    DROP TABLE page_versions;
    DROP TRIGGER pages_content_revision ON pages;
    CREATE TRIGGER pages_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
    ALTER TABLE pages DROP COLUMN draft, DROP COLUMN draft_by, DROP COLUMN draft_at, DROP COLUMN draft_version,
      DROP COLUMN preview_token, DROP COLUMN preview_expires_at, DROP COLUMN hidden;
  `);
}
