import type { Knex } from 'knex';

/** Answers to the steps of the guided set-up, so that it can continue on another device. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE setup_steps (
      step text PRIMARY KEY,
      mark text NOT NULL CHECK (mark IN ('done', 'skipped')),
      marked_at timestamptz NOT NULL DEFAULT now()
    )
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE setup_steps');
}
