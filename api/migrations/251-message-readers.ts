import type { Knex } from 'knex';

/** Who reads the messages of the contact form besides administrators. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users ADD COLUMN reads_messages boolean NOT NULL DEFAULT false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN reads_messages');
}
