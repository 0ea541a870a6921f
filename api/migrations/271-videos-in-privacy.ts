import type { Knex } from 'knex';

const BEFORE = 'Ohne Zustimmung zeigen wir nur einen Link. Rechtsgrundlage ist Ihre Einwilligung';
const AFTER = `Ohne Zustimmung zeigen wir nur einen Link. Dasselbe gilt für Videos von YouTube (Google Ireland Limited), die wir in der Form zeigen, die ohne Ihr Zutun keine Cookies setzt; geladen werden sie mit derselben Zustimmung oder nach einem Tipp auf „Video laden“. Rechtsgrundlage ist Ihre Einwilligung`;

/** If the privacy policy still has its default text, it says when videos are loaded. */
export const up = (db: Knex): Promise<void> => replace(db, BEFORE, AFTER);

export const down = (db: Knex): Promise<void> => replace(db, AFTER, BEFORE);

async function replace(db: Knex, before: string, after: string): Promise<void> {
  await db('pages')
    .where({ slug: 'datenschutz' })
    .update({ content: db.raw('replace(content, ?, ?)', [before, after]) });
}
