import type { Knex } from 'knex';

/**
 * The preview link of an own page ends when the page is deleted, as for articles (145). A deleted page from a restored
 * backup may still have one, so it also ends when such a page is restored. The function is separate, so that 145 can be
 * reverted alone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE own_pages SET preview_token = NULL, preview_expires_at = NULL
      WHERE preview_token IS NOT NULL AND deleted_at IS NOT NULL;
    CREATE FUNCTION end_own_page_preview() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.preview_token := NULL;
      NEW.preview_expires_at := NULL;
      RETURN NEW;
    END $$;
    CREATE TRIGGER own_pages_preview_ended BEFORE UPDATE ON own_pages FOR EACH ROW
      WHEN (NEW.preview_token IS NOT NULL AND (NEW.deleted_at IS NOT NULL OR OLD.deleted_at IS NOT NULL))
      EXECUTE FUNCTION end_own_page_preview();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TRIGGER own_pages_preview_ended ON own_pages; DROP FUNCTION end_own_page_preview();');
}
