import type { Knex } from 'knex';

/**
 * The state of an article after each change, for reading and restoring. A trigger writes it, so that no code path
 * forgets to. While somebody types, the text is saved every few seconds: of one person's saves within ten minutes only
 * the last is stored. `preview_token` is the secret of the link to a draft.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE articles ADD COLUMN preview_token text UNIQUE;
    CREATE TABLE article_versions (
      article_id uuid NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
      version integer NOT NULL,
      title text NOT NULL,
      excerpt text,
      content text NOT NULL,
      image_url text,
      category text NOT NULL,
      status text NOT NULL,
      saved_by uuid REFERENCES users (id) ON DELETE SET NULL,
      saved_at timestamptz NOT NULL,
      PRIMARY KEY (article_id, version)
    );
    CREATE FUNCTION keep_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM article_versions
        WHERE article_id = NEW.id AND version < NEW.version AND status = NEW.status
          AND saved_by IS NOT DISTINCT FROM NEW.updated_by
          AND floor(extract(epoch FROM saved_at) / 600) = floor(extract(epoch FROM NEW.updated_at) / 600);
      INSERT INTO article_versions
        VALUES (NEW.id, NEW.version, NEW.title, NEW.excerpt, NEW.content, NEW.image_url, NEW.category, NEW.status,
          NEW.updated_by, NEW.updated_at)
        ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$;
    INSERT INTO article_versions
      SELECT id, version, title, excerpt, content, image_url, category, status, updated_by, updated_at FROM articles;
    CREATE TRIGGER articles_version_inserted AFTER INSERT ON articles
      FOR EACH ROW EXECUTE FUNCTION keep_article_version();
    CREATE TRIGGER articles_version_updated AFTER UPDATE OF version ON articles
      FOR EACH ROW EXECUTE FUNCTION keep_article_version();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER articles_version_updated ON articles;
    DROP TRIGGER articles_version_inserted ON articles;
    DROP FUNCTION keep_article_version();
    DROP TABLE article_versions;
    ALTER TABLE articles DROP COLUMN preview_token;
  `);
}
