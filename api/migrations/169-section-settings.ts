import type { Knex } from 'knex';

/** Values that administrators set for a section, by name; values that no release declares any more stay. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_settings (
      section text PRIMARY KEY,
      "values" jsonb NOT NULL DEFAULT '{}',
      version integer NOT NULL DEFAULT 1,
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TRIGGER section_settings_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON section_settings
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE section_settings');
}
