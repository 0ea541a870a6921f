import type { Knex } from 'knex';

/** It followed from created_at and a setting; no release of the portal had read it. */
export const contracts = 'messages.delete_at ist weg';

const PERIOD = ['nach 180 Tagen', 'nach {{Löschfrist}} Tagen'];

/** An own crest, weather or none, and how long messages are kept: one rule for all, so no date per message. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE settings
      ADD COLUMN crest_url text,
      ADD COLUMN show_weather boolean NOT NULL DEFAULT true,
      ADD COLUMN message_retention_days integer NOT NULL DEFAULT 180;
    ALTER TABLE messages DROP COLUMN delete_at;
  `);
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', PERIOD) });
}

export async function down(db: Knex): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', PERIOD.toReversed()) });
  await db.raw(`
    ALTER TABLE messages ADD COLUMN delete_at timestamptz NOT NULL DEFAULT now() + interval '180 days';
    CREATE INDEX messages_due ON messages (delete_at);
    ALTER TABLE settings DROP COLUMN crest_url, DROP COLUMN show_weather, DROP COLUMN message_retention_days;
  `);
}
