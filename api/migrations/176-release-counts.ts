import type { Knex } from 'knex';

/**
 * Sums per version and hour: views, failures and, by buckets, times. `page` is a path of the descriptor if a measure
 * distinguishes pages. No row describes a person.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE release_counts (
      section text NOT NULL,
      version text NOT NULL,
      measure text NOT NULL,
      page text NOT NULL,
      bucket smallint NOT NULL,
      hour timestamptz NOT NULL,
      count bigint NOT NULL,
      PRIMARY KEY (section, version, measure, page, bucket, hour)
    );
    CREATE INDEX release_counts_hour ON release_counts (hour);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE release_counts');
}
