import type { Knex } from 'knex';

/** When the site was opened to visitors; null until then. Existing portals are open. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings ADD COLUMN opened_at timestamptz DEFAULT now()');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings DROP COLUMN opened_at');
}
