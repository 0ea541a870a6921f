import type { Knex } from 'knex';

/**
 * The media library: metadata of a picture beside its file. `media_addresses` are the addresses of a picture before it
 * was replaced or deleted: links keep working, and a file that could not be removed at once is not forgotten.
 * `upload_keys` are the clients' keys of uploads, so that a repeated upload is recognised.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE media
      ADD COLUMN name text NOT NULL DEFAULT '',
      ADD COLUMN credit text,
      ADD COLUMN shows_minors boolean NOT NULL DEFAULT false,
      ADD COLUMN consent_given boolean NOT NULL DEFAULT false,
      ADD COLUMN search_text text NOT NULL DEFAULT '',
      ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD COLUMN updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
    UPDATE media SET search_text =
      lower(replace(replace(replace(replace(alt, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss'));
    CREATE INDEX media_newest ON media (created_at DESC, id);

    CREATE TABLE media_addresses (
      url text PRIMARY KEY,
      media_id uuid REFERENCES media (id) ON DELETE SET NULL,
      file_removed boolean NOT NULL DEFAULT false,
      left_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX media_addresses_left ON media_addresses (left_at);
    CREATE INDEX media_addresses_media ON media_addresses (media_id);

    CREATE TABLE upload_keys (
      uploaded_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key text NOT NULL,
      media_id uuid NOT NULL REFERENCES media (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (uploaded_by, key)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE upload_keys, media_addresses;
    DROP INDEX media_newest;
    ALTER TABLE media DROP COLUMN name, DROP COLUMN credit, DROP COLUMN shows_minors, DROP COLUMN consent_given,
      DROP COLUMN search_text, DROP COLUMN version, DROP COLUMN updated_by, DROP COLUMN updated_at;
  `);
}
