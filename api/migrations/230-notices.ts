import type { Knex } from 'knex';

/** Urgent notices, such as that all grounds are closed: each has an end, and appears on all pages or on some. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE notices (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      text text NOT NULL,
      level text NOT NULL DEFAULT 'warning' CHECK (level IN ('info', 'warning')),
      pages jsonb NOT NULL DEFAULT '[]',
      active boolean NOT NULL DEFAULT true,
      active_from timestamptz,
      active_until timestamptz NOT NULL,
      sort_order integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CONSTRAINT notices_period CHECK (active_until > active_from)
    );
    CREATE INDEX notices_order ON notices (sort_order, id) WHERE deleted_at IS NULL;
    CREATE TRIGGER notices_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON notices
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE notices');
}
