import type { Knex } from 'knex';

/**
 * Former addresses of published articles, so that links and search engines find the new ones. An article that takes
 * such an address becomes its only owner.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE former_slugs (
      slug text PRIMARY KEY,
      article_id uuid NOT NULL REFERENCES articles (id) ON DELETE CASCADE
    );
    CREATE INDEX former_slugs_article ON former_slugs (article_id);

    CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO former_slugs (slug, article_id) VALUES (OLD.slug, NEW.id)
        ON CONFLICT (slug) DO UPDATE SET article_id = EXCLUDED.article_id;
      DELETE FROM former_slugs WHERE slug = NEW.slug;
      RETURN NULL;
    END $$;
    CREATE TRIGGER articles_moved AFTER UPDATE OF slug ON articles FOR EACH ROW
      WHEN (OLD.slug <> NEW.slug AND OLD.published_at IS NOT NULL) EXECUTE FUNCTION keep_former_slug();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE former_slugs; DROP TRIGGER articles_moved ON articles; DROP FUNCTION keep_former_slug()');
}
