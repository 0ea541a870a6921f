import type { Knex } from 'knex';

/** The club's facts (product, decision 1): one row, filled with those of the specification. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE settings (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      name text NOT NULL,
      short_name text NOT NULL,
      founded integer NOT NULL,
      stadium text NOT NULL,
      street text NOT NULL,
      postcode text NOT NULL,
      town text NOT NULL,
      email text NOT NULL,
      phone text NOT NULL,
      league text NOT NULL,
      season text NOT NULL,
      latitude double precision NOT NULL,
      longitude double precision NOT NULL,
      color text NOT NULL,
      color_dark text NOT NULL,
      fan_shop_url text,
      version integer NOT NULL DEFAULT 1
    );
    INSERT INTO settings (name, short_name, founded, stadium, street, postcode, town, email, phone, league, season,
      latitude, longitude, color, color_dark, fan_shop_url)
    VALUES ('FSV Sommerried 1903 e. V.', 'FSV Sommerried', 1903, 'Stadion Sommerried', 'Am Sommerried 1', '67574',
      'Osthofen', 'kontakt@fsv-sommerried.example', '06242 1903-0', 'A-Klasse Alzey-Worms', '2024/25',
      49.7036, 8.3253, '#dc2626', '#991b1b', 'https://shop.fsv-sommerried.example/');
    CREATE TRIGGER settings_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON settings
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE settings');
}
