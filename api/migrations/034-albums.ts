import type { Knex } from 'knex';

/** Albums; `pictures` is a list of `{url, caption}`, all other data of a picture is in `media`. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE albums (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE,
      title text NOT NULL,
      description text,
      date date NOT NULL,
      cover_url text,
      pictures jsonb NOT NULL DEFAULT '[]',
      published boolean NOT NULL DEFAULT true,
      version integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX albums_newest ON albums (date DESC, id) WHERE deleted_at IS NULL;
    CREATE TRIGGER albums_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON albums
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE albums');
}
