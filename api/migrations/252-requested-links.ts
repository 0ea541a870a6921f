import type { Knex } from 'knex';

/** One-time links requested at the login. They exist beside those that administrators create, and end none of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE requested_links (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE requested_links');
}
