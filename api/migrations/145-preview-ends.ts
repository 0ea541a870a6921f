import type { Knex } from 'knex';

/**
 * A preview link expires, and ends when its article is archived or deleted; a trigger ends it, so that no code path
 * forgets to. Existing links end a week after this update.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE articles ADD COLUMN preview_expires_at timestamptz;
    UPDATE articles SET preview_token = NULL WHERE status = 'archived' OR deleted_at IS NOT NULL;
    UPDATE articles SET preview_expires_at = now() + interval '7 days' WHERE preview_token IS NOT NULL;

    CREATE FUNCTION end_article_preview() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.preview_token := NULL;
      NEW.preview_expires_at := NULL;
      RETURN NEW;
    END $$;
    CREATE TRIGGER articles_preview_ended BEFORE UPDATE ON articles FOR EACH ROW
      WHEN (NEW.preview_token IS NOT NULL AND (NEW.status = 'archived' OR NEW.deleted_at IS NOT NULL))
      EXECUTE FUNCTION end_article_preview();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER articles_preview_ended ON articles;
    DROP FUNCTION end_article_preview();
    ALTER TABLE articles DROP COLUMN preview_expires_at;
  `);
}
