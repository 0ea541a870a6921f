import type { Knex } from 'knex';

/**
 * Trainers write about their own teams. `trainers_publish`: without an editor; `handed_in`: a finished draft that waits
 * for one.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings ADD COLUMN trainers_publish boolean NOT NULL DEFAULT false;
    ALTER TABLE articles ADD COLUMN handed_in boolean NOT NULL DEFAULT false;
    ALTER TABLE albums ADD COLUMN handed_in boolean NOT NULL DEFAULT false;
    CREATE INDEX articles_handed_in ON articles (updated_at) WHERE handed_in AND deleted_at IS NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE albums DROP COLUMN handed_in;
    ALTER TABLE articles DROP COLUMN handed_in;
    ALTER TABLE settings DROP COLUMN trainers_publish;
  `);
}
