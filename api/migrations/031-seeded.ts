import type { Knex } from 'knex';

/** Which kinds of demo content have been inserted once, so that deleted entries never come back. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE seeded (
      kind text PRIMARY KEY,
      seeded_at timestamptz NOT NULL DEFAULT now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE seeded');
}
