import type { Knex } from 'knex';

/**
 * Accounts that are invited (no password yet) and deactivated, one-time links (only the hash of a token is stored), and
 * sessions that can be listed. `session_epoch` rises when all sessions of an account end: a login in progress at that
 * moment ends with them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE users
      ALTER password_hash DROP NOT NULL,
      ADD version integer NOT NULL DEFAULT 1,
      ADD deactivated_at timestamptz,
      ADD last_login_at timestamptz,
      ADD session_epoch integer NOT NULL DEFAULT 0,
      ADD search_text text NOT NULL DEFAULT '';
    UPDATE users SET search_text = lower(name || ' ' || email);
    CREATE TABLE user_links (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      token_hash text NOT NULL UNIQUE,
      purpose text NOT NULL CHECK (purpose IN ('invitation', 'password')),
      created_at timestamptz NOT NULL DEFAULT now(),
      expires_at timestamptz NOT NULL
    );
    ALTER TABLE sessions
      ADD id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
      ADD created_at timestamptz NOT NULL DEFAULT now(),
      ADD last_used_at timestamptz NOT NULL DEFAULT now(),
      ADD last_area text;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE sessions DROP id, DROP created_at, DROP last_used_at, DROP last_area;
    DROP TABLE user_links;
    DELETE FROM users WHERE password_hash IS NULL;
    ALTER TABLE users ALTER password_hash SET NOT NULL, DROP version, DROP deactivated_at, DROP last_login_at,
      DROP session_epoch, DROP search_text;
  `);
}
