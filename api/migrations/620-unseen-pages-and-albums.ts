import type { Knex } from 'knex';

const TABLES = ['own_pages', 'albums'] as const;

/**
 * Saving a hidden own page or album raises no content revision, as for articles (004): only changes to rows that
 * visitors see, or saw before, do.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION raise_revision_of_published_rows() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE is_public boolean;
    BEGIN
      IF TG_OP = 'INSERT' THEN
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE published AND deleted_at IS NULL);
      ELSIF TG_OP = 'DELETE' THEN
        is_public := EXISTS (SELECT 1 FROM old_rows WHERE published AND deleted_at IS NULL);
      ELSE
        is_public := EXISTS (SELECT 1 FROM new_rows WHERE published AND deleted_at IS NULL)
          OR EXISTS (SELECT 1 FROM old_rows WHERE published AND deleted_at IS NULL);
      END IF;
      IF is_public THEN
        PERFORM note_content_change(TG_TABLE_NAME);
      END IF;
      RETURN NULL;
    END $$;
    ${TABLES.map(
      (table) => `
    DROP TRIGGER ${table}_content_revision ON ${table};
    CREATE TRIGGER ${table}_inserted AFTER INSERT ON ${table} REFERENCING NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_published_rows();
    CREATE TRIGGER ${table}_updated AFTER UPDATE ON ${table} REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_published_rows();
    CREATE TRIGGER ${table}_deleted AFTER DELETE ON ${table} REFERENCING OLD TABLE AS old_rows
      FOR EACH STATEMENT EXECUTE FUNCTION raise_revision_of_published_rows();
    CREATE TRIGGER ${table}_truncated AFTER TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();`,
    ).join('')}
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP FUNCTION raise_revision_of_published_rows() CASCADE;
    ${TABLES.map(
      (table) => `
    DROP TRIGGER ${table}_truncated ON ${table};
    CREATE TRIGGER ${table}_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();`,
    ).join('')}
  `);
}
