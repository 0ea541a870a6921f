import type { Knex } from 'knex';

/** Visits per Berlin day, summed up at once: no row describes a person. '' means no referrer. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE visits (
      day date NOT NULL,
      path text NOT NULL,
      referrer_host text NOT NULL,
      device text NOT NULL CHECK (device IN ('phone', 'tablet', 'desktop')),
      count integer NOT NULL DEFAULT 1,
      PRIMARY KEY (day, path, referrer_host, device)
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE visits');
}
