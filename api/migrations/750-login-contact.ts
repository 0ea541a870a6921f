import type { Knex } from 'knex';

/** Who helps people who cannot sign in, if no mails are sent; empty: nobody is named. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings ADD COLUMN login_contact_name text NOT NULL DEFAULT '';
    ALTER TABLE settings ADD COLUMN login_contact_email text NOT NULL DEFAULT '';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings DROP COLUMN login_contact_name, DROP COLUMN login_contact_email');
}
