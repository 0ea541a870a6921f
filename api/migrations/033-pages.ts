import type { Knex } from 'knex';
import { about, campaign, contact, history, honours, membership, youth } from './starting-pages/club.ts';
import { imprint } from './starting-pages/imprint.ts';
import { privacy } from './starting-pages/privacy.ts';

/** The content pages with a default text: no portal is ever without imprint and privacy page. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE pages (
      slug text PRIMARY KEY,
      title text NOT NULL,
      lead text NOT NULL,
      content text NOT NULL,
      image_url text,
      description text NOT NULL,
      timeline jsonb NOT NULL DEFAULT '[]',
      groups jsonb NOT NULL DEFAULT '[]',
      version integer NOT NULL DEFAULT 1,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TRIGGER pages_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
  const pages = [about, history, honours, campaign, membership, youth, contact, imprint, privacy];
  await db('pages').insert(pages);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE pages');
}
