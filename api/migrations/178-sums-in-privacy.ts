import type { Knex } from 'knex';

/** The privacy policy says what is counted per version. */
export async function up(db: Knex): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [STATISTICS, STATISTICS + VERSIONS]) });
}

const STATISTICS = '<h2>7. Statistik</h2>\n';
const VERSIONS =
  '<p>Damit fehlerhafte Programmversionen auffallen, zählen wir als Summen je Version und Stunde, wie oft Seiten geöffnet ' +
  'wurden und wie oft dabei ein Programmfehler auftrat. Darin kommen weder Personen noch Kennungen noch IP-Adressen vor. ' +
  'Mit Ihrer Zustimmung zur Kategorie „Analyse“ zählen wir ebenso, wie schnell Seiten bei Ihnen erscheinen. Nach 30 Tagen ' +
  'werden diese Summen gelöscht.</p>\n';

export async function down(db: Knex): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [VERSIONS, '']) });
}
