import type { Knex } from 'knex';

/**
 * The club's facts (docs/product.md#club-facts-are-data): one row. A new portal knows none but a name to begin with.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE settings (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      name text NOT NULL,
      short_name text NOT NULL,
      founded integer,
      stadium text NOT NULL,
      street text NOT NULL,
      postcode text NOT NULL,
      town text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      league text NOT NULL,
      season text NOT NULL,
      latitude double precision,
      longitude double precision,
      color text NOT NULL,
      color_dark text NOT NULL,
      fan_shop_url text,
      version integer NOT NULL DEFAULT 1
    );
    INSERT INTO settings (name, short_name, stadium, street, postcode, town, email, phone, league, season, color, color_dark)
    VALUES ('Mein Verein', 'Mein Verein', '', '', '', '', '', '', '', '', '#475569', '#334155');
    CREATE TRIGGER settings_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE settings');
}
