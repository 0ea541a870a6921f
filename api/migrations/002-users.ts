import type { Knex } from 'knex';

/** Accounts, their sessions (only the hash of a session's id is kept) and the counters that slow down guessing. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE users (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      name text NOT NULL,
      role text NOT NULL CHECK (role IN ('admin', 'editor', 'trainer')),
      password_hash text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE TABLE sessions (
      id_hash text PRIMARY KEY,
      user_id uuid REFERENCES users (id) ON DELETE CASCADE,
      data jsonb NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sessions_user ON sessions (user_id);
    CREATE INDEX sessions_expiry ON sessions (expires_at);
    CREATE TABLE login_attempts (
      subject text PRIMARY KEY,
      attempts integer NOT NULL,
      since timestamptz NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE login_attempts; DROP TABLE sessions; DROP TABLE users');
}
