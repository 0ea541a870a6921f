import type { Knex } from 'knex';

/**
 * Uploaded pictures. `sha256` is that of the uploaded file, so uploading it again creates no copy. Only changes of a
 * picture raise the content revision: no page shows a new one yet.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE media (
      id uuid PRIMARY KEY,
      url text NOT NULL UNIQUE,
      alt text NOT NULL DEFAULT '',
      width integer NOT NULL,
      height integer NOT NULL,
      color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
      type text NOT NULL,
      bytes integer NOT NULL,
      sha256 text NOT NULL,
      uploaded_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (uploaded_by, sha256)
    );
    CREATE INDEX media_sha256 ON media (sha256);
    CREATE TRIGGER media_content_revision AFTER UPDATE OR DELETE OR TRUNCATE ON media
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE media');
}
