import type { Knex } from 'knex';

/**
 * Documents that visitors download: PDF, DOCX and ODT. `slug` and `type` are the address, which stays when the file is
 * replaced; `file` is the current location of its bytes, `/documents/2026/11/<name>`, since `filed_at`.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE documents (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL CONSTRAINT documents_slug UNIQUE,
      type text NOT NULL CHECK (type IN ('pdf', 'docx', 'odt')),
      title text NOT NULL,
      description text,
      "group" text,
      on_downloads boolean NOT NULL DEFAULT false,
      name text NOT NULL,
      file text NOT NULL CONSTRAINT documents_file UNIQUE,
      bytes integer NOT NULL,
      sha256 text NOT NULL,
      filed_at timestamptz NOT NULL DEFAULT now(),
      sort_order integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX documents_order ON documents (sort_order, id) WHERE deleted_at IS NULL;
    CREATE TRIGGER documents_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON documents
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE documents');
}
