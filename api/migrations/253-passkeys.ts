import type { Knex } from 'knex';

/**
 * Passkeys of accounts (WebAuthn). `rp_id` is the host that a passkey works at. A challenge is valid once and for a few
 * minutes; only its hash is stored, with the account if somebody is signed in.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE passkeys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      credential_id text NOT NULL UNIQUE,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL DEFAULT '{}',
      rp_id text NOT NULL,
      name text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_of_user ON passkeys (user_id);
    CREATE TABLE passkey_challenges (
      challenge_hash text PRIMARY KEY,
      purpose text NOT NULL CHECK (purpose IN ('login', 'proof', 'registration')),
      user_id uuid REFERENCES users (id) ON DELETE CASCADE,
      expires_at timestamptz NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE passkey_challenges; DROP TABLE passkeys');
}
