import type { Knex } from 'knex';

/**
 * Mails that wait to be sent. `sealed` is their encrypted content: reading the table reveals neither addresses nor
 * links. `is_told`: whether administrators learn that a mail does not arrive. Messages of the contact form are mailed
 * through it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE outgoing_mails (
      id uuid PRIMARY KEY,
      kind text NOT NULL,
      sealed text NOT NULL,
      is_told boolean NOT NULL,
      attempts integer NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL DEFAULT now(),
      ends_at timestamptz NOT NULL,
      failed_at timestamptz
    );
    ALTER TABLE messages ADD COLUMN has_receipt boolean NOT NULL DEFAULT false;
    ALTER TABLE settings ADD COLUMN contact_mail jsonb NOT NULL DEFAULT '{"withText": false, "recipients": []}';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings DROP COLUMN contact_mail;
    ALTER TABLE messages DROP COLUMN has_receipt;
    DROP TABLE outgoing_mails;
  `);
}
