import type { Knex } from 'knex';

/**
 * How often a sponsor was seen and followed per Berlin day: sums, no row describes a person. Visitors do not see them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE sponsor_counts (
      sponsor_id uuid NOT NULL REFERENCES sponsors (id) ON DELETE CASCADE,
      day date NOT NULL,
      views integer NOT NULL DEFAULT 0,
      clicks integer NOT NULL DEFAULT 0,
      PRIMARY KEY (sponsor_id, day)
    );
    CREATE INDEX sponsor_counts_day ON sponsor_counts (day);
  `);
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [STATISTICS, STATISTICS + SPONSORS]) });
}

const STATISTICS = '<h2>7. Statistik</h2>\n';
const SPONSORS =
  '<p>Wie oft ein Sponsor auf unserer Website zu sehen war und wie oft jemand seinem Link gefolgt ist, zählen wir als ' +
  'Summe je Tag. Dabei wird nichts auf Ihrem Gerät gespeichert oder ausgelesen und nichts festgehalten, was auf eine ' +
  'Person schließen lässt.</p>\n';

export async function down(db: Knex): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [SPONSORS, '']) });
  await db.raw('DROP TABLE sponsor_counts');
}
