import type { Knex } from 'knex';

/**
 * Messages of the contact form. They are permanently deleted at `delete_at`; `nonce` makes sending one twice harmless.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE messages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      nonce text NOT NULL UNIQUE,
      name text NOT NULL,
      email text NOT NULL,
      subject text NOT NULL,
      message text NOT NULL,
      status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'open', 'done', 'spam')),
      note text,
      search_text text NOT NULL,
      version integer NOT NULL DEFAULT 1,
      received_at timestamptz NOT NULL DEFAULT now(),
      delete_at timestamptz NOT NULL DEFAULT now() + interval '180 days',
      updated_at timestamptz NOT NULL DEFAULT now(),
      updated_by uuid REFERENCES users (id) ON DELETE SET NULL
    );
    CREATE INDEX messages_newest ON messages (received_at DESC, id);
    CREATE INDEX messages_due ON messages (delete_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE messages');
}
