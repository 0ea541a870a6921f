import type { Knex } from 'knex';

/**
 * The contact for sponsors on the board, if the club sets one; otherwise the third chairman
 * (docs/specification.md#sponsors-sponsoren).
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE board_members ADD COLUMN sponsoring boolean NOT NULL DEFAULT false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE board_members DROP COLUMN sponsoring');
}
