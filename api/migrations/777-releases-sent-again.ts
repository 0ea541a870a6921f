import type { Knex } from 'knex';

/** When a version was last sent again; its files stay for as long after that as after it was published. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases ADD COLUMN sent_again_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE releases DROP COLUMN sent_again_at');
}
