import type { Knex } from 'knex';

/** Addresses that are told when a section's release is rolled back automatically. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE section_maintainers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      section text NOT NULL,
      email text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      created_by text NOT NULL
    );
    CREATE UNIQUE INDEX section_maintainers_once ON section_maintainers (section, lower(email));
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE section_maintainers');
}
