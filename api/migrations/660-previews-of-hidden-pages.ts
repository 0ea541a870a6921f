import type { Knex } from 'knex';

/**
 * Hiding a page of the club's own ends the link to its preview, as deleting does (621): whoever hides it means all who
 * read it. A trigger sees to it, so that no path forgets to. Links that are out end within a week by themselves.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TRIGGER own_pages_preview_hidden BEFORE UPDATE ON own_pages FOR EACH ROW
      WHEN (OLD.published AND NOT NEW.published AND NEW.preview_token IS NOT NULL)
      EXECUTE FUNCTION end_own_page_preview();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TRIGGER own_pages_preview_hidden ON own_pages');
}
