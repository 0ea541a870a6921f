import type { Knex } from 'knex';

/** A club may have two colours. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`ALTER TABLE settings ADD COLUMN second_color text CHECK (second_color ~ '^#[0-9a-f]{6}$')`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings DROP COLUMN second_color');
}
