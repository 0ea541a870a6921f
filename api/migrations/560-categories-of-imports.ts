import type { Knex } from 'knex';

/** Categories that an import of a former website has created: undoing it deletes those that nobody uses. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE wordpress_categories (
      category_id uuid PRIMARY KEY REFERENCES article_categories (id) ON DELETE CASCADE,
      import_id uuid NOT NULL REFERENCES wordpress_imports (id) ON DELETE CASCADE
    );
    CREATE INDEX wordpress_categories_import ON wordpress_categories (import_id);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE wordpress_categories');
}
