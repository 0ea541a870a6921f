import type { Knex } from 'knex';

/** On which devices an account has signed in. A device is stored as the hash of the random id in its cookie. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE known_devices (
      user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      device_hash text NOT NULL,
      seen_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, device_hash)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE known_devices');
}
