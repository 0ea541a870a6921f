import type { Knex } from 'knex';

/** Who changed what, when. It stores names, so that an entry stays readable when the account or the entry is gone. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE activity (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      at timestamptz NOT NULL DEFAULT now(),
      user_id uuid NOT NULL,
      user_name text NOT NULL,
      action text NOT NULL,
      resource text NOT NULL,
      subject_id text,
      subject text,
      fields text[] NOT NULL DEFAULT '{}',
      times integer NOT NULL DEFAULT 1,
      search_text text NOT NULL
    );
    CREATE INDEX activity_at ON activity (at DESC, id);
    CREATE INDEX activity_subject ON activity (subject_id, at DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE activity');
}
