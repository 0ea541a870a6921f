import type { Knex } from 'knex';

/** Public keys (Ed25519) that check a section's releases, and the signature of each version. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_keys (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      section text NOT NULL,
      name text NOT NULL,
      public_key text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      created_by text NOT NULL,
      ended_at timestamptz,
      ended_by text,
      UNIQUE (section, public_key)
    );
    ALTER TABLE releases ADD COLUMN signature text;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases DROP COLUMN signature; DROP TABLE section_keys');
}
