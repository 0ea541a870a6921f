import type { Knex } from 'knex';

/**
 * The imprint follows the club's legal form, and the privacy policy names the authority of its state, if the club has
 * not changed the default texts.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE settings ADD COLUMN federal_state text');
  // The page may have named one already: that stays so.
  await db('settings')
    .whereExists(db('pages').where({ slug: 'datenschutz' }).whereLike('content', `%${FIRST_AUTHORITY}%`))
    .update({ federal_state: 'RP' });
  for (const [slug, before, after] of CHANGES) await replaceText(db, slug, before, after);
}

export async function down(db: Knex): Promise<void> {
  for (const [slug, before, after] of CHANGES) await replaceText(db, slug, after, before);
  await db.raw('ALTER TABLE settings DROP COLUMN federal_state');
}

/** The authority that the default text named for everybody. */
const FIRST_AUTHORITY =
  'Der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz, Hintere Bleiche 34, 55116 Mainz.';
const ADDRESS = '{{PLZ}} {{Ort}}</p>\n';
const CHANGES: readonly (readonly [slug: string, before: string, after: string])[] = [
  [
    'impressum',
    `${ADDRESS}<h2>Vertreten durch den Vorstand</h2>`,
    `${ADDRESS}<p>Abteilung von: {{Träger}}</p>\n<h2>Vertreten durch {{Vertretungsorgan}}</h2>`,
  ],
  [
    'impressum',
    '<h2>Registereintrag</h2>\n<p>Eintragung im Vereinsregister<br />',
    '<h2>Eintragung im {{Register}}</h2>\n<p>{{Register}}<br />',
  ],
  ['datenschutz', FIRST_AUTHORITY, '{{Aufsichtsbehörde}}.'],
];

async function replaceText(db: Knex, slug: string, before: string, after: string): Promise<void> {
  await db('pages')
    .where({ slug })
    .update({ content: db.raw('replace(content, ?, ?)', [before, after]) });
}
