import type { Knex } from 'knex';

/** On which days a series may have no dates: public holidays of the club's Land, and school holidays. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE school_holidays (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      first_day date NOT NULL,
      last_day date NOT NULL,
      version integer NOT NULL DEFAULT 1,
      search_text text NOT NULL,
      created_by uuid REFERENCES users (id) ON DELETE SET NULL,
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CONSTRAINT school_holidays_days CHECK (last_day >= first_day)
    );
    CREATE TRIGGER school_holidays_content_revision AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON school_holidays
      FOR EACH STATEMENT EXECUTE FUNCTION raise_content_revision();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE school_holidays');
}
