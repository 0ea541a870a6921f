import type { Knex } from 'knex';

/** Tokens that release one section each; only the hash of a token is stored. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_tokens (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      section text NOT NULL,
      name text NOT NULL,
      token_hash text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL,
      expires_at timestamptz NOT NULL,
      ended_at timestamptz,
      last_used_at timestamptz
    );
    CREATE INDEX section_tokens_section ON section_tokens (section);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE section_tokens');
}
