import type { Knex } from 'knex';

/** What visitors turn to a person of the board for: a list of words, offered on the contact page. */
export async function up(db: Knex): Promise<void> {
  await db.raw("ALTER TABLE board_members ADD COLUMN topics jsonb NOT NULL DEFAULT '[]'");
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE board_members DROP COLUMN topics');
}
