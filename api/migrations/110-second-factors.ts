import type { Knex } from 'knex';

/**
 * Second factors of accounts. The TOTP secret is encrypted with the key `key_id`, which is in no database; recovery
 * codes are stored as hashes. Not confirmed: being set up. `last_step`: the time step (RFC 6238) of the code used last,
 * because no code is valid twice.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE second_factors (
      user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      key_id text NOT NULL,
      recovery_salt text NOT NULL DEFAULT '',
      recovery_hashes text[] NOT NULL DEFAULT '{}',
      last_step integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      confirmed_at timestamptz
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE second_factors');
}
