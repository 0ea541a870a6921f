import type { Knex } from 'knex';

/**
 * The club's own texts on the fixed pages: one row with the texts that differ from the defaults, by name, and the order
 * of the navigation if it differs.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE page_texts (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      texts jsonb NOT NULL DEFAULT '{}',
      menu_order jsonb NOT NULL DEFAULT '[]',
      version integer NOT NULL DEFAULT 1,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    INSERT INTO page_texts DEFAULT VALUES;
    CREATE TRIGGER page_texts_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_texts
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE page_texts');
}
