import type { Knex } from 'knex';

/**
 * Hiding an own page ends its preview link, as deleting does (621): a hidden page is meant for no reader. A trigger
 * ends it, so that no code path forgets to. Existing links expire within a week.
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
