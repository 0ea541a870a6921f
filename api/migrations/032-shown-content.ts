import type { Knex } from 'knex';

const EDITED = `
  version integer NOT NULL DEFAULT 1,
  search_text text NOT NULL,
  created_by uuid REFERENCES users (id) ON DELETE SET NULL,
  updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz`;
const SHOWN = (table: string) => `
  active boolean NOT NULL DEFAULT true,
  active_from timestamptz,
  active_until timestamptz,
  sort_order integer NOT NULL,
  CONSTRAINT ${table}_period CHECK (active_until > active_from)`;

/** Slides, banners and sponsors, shown in a period and in an order, and the board. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE slides (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      title text NOT NULL,
      subtitle text,
      image_url text,
      button_text text,
      button_action text,
      bg_gradient text,
      ${SHOWN('slides')}, ${EDITED}
    );
    CREATE TABLE banners (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      image_url text NOT NULL,
      link_url text,
      placement text NOT NULL CHECK (placement IN ('footer', 'carousel', 'sidebar')),
      ${SHOWN('banners')}, ${EDITED}
    );
    CREATE TABLE sponsors (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      description text,
      logo_url text,
      website_url text,
      tier text NOT NULL DEFAULT 'standard' CHECK (tier IN ('main', 'premium', 'standard')),
      show_in_ticker boolean NOT NULL DEFAULT true,
      ${SHOWN('sponsors')}, ${EDITED}
    );
    CREATE TABLE board_members (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      position text NOT NULL,
      email text,
      phone text,
      image_url text,
      sort_order integer NOT NULL, ${EDITED}
    );
  `);
  for (const table of ['slides', 'banners', 'sponsors', 'board_members'])
    await db.raw(`
      CREATE INDEX ${table}_order ON ${table} (sort_order, id) WHERE deleted_at IS NULL;
      CREATE TRIGGER ${table}_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
    `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE board_members, sponsors, banners, slides');
}
