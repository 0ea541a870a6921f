import type { Database } from '../database/connect.ts';
import { firstFreeSlug } from '../rich-text/slug.ts';
import type { PageWriter } from './wordpress-parts.ts';

const MOST_NAMESAKES = 50;

type Planned = { position: number; slug: string; present: string | null };

/** Plans the address of every article before the first is taken, so that links between them are right. */
export async function planSlugs(trx: Database, id: string, site: string): Promise<void> {
  const rows = await findPlanned(trx, { id, site, kind: 'post', table: 'articles' });
  const stored = [
    ...(await trx('articles').pluck<string[]>('slug')),
    ...(await trx('former_slugs').pluck<string[]>('slug')),
  ];
  await writeSlugs(trx, id, rows, new Set(stored));
}

/**
 * Plans the addresses of pages in the same way. „kontakt“ is a page of the portal, so the old site's becomes
 * „kontakt-2“.
 */
export async function planPageSlugs(
  trx: Database,
  id: string,
  { site, pages }: { site: string; pages: Pick<ReturnType<PageWriter>, 'isReserved'> },
): Promise<void> {
  const rows = await findPlanned(trx, { id, site, kind: 'page', table: 'own_pages' });
  const reserved = rows.map(({ slug }) => slug).filter((slug) => pages.isReserved(slug));
  await writeSlugs(trx, id, rows, new Set([...(await trx('own_pages').pluck<string[]>('slug')), ...reserved]));
}

type Wanted = { id: string; site: string } & (
  | { kind: 'post'; table: 'articles' }
  | { kind: 'page'; table: 'own_pages' }
);

async function findPlanned(trx: Database, { id, site, kind, table }: Wanted): Promise<Planned[]> {
  const { rows } = await trx.raw<{ rows: Planned[] }>(
    `SELECT entry.position, entry.slug, ${table}.slug AS present FROM wordpress_entries AS entry
     LEFT JOIN wordpress_articles AS taken ON taken.site = :site AND taken.kind = entry.kind AND taken.wp_id = entry.wp_id
     LEFT JOIN ${table} ON ${table}.id = ${kind === 'post' ? 'taken.article_id' : 'taken.page_id'}
     WHERE entry.import_id = :id AND entry.kind = :kind ORDER BY entry.position`,
    { site, id, kind },
  );
  return rows;
}

async function writeSlugs(trx: Database, id: string, rows: readonly Planned[], taken: Set<string>): Promise<void> {
  const namesakes = new Map<string, number>();
  for (const { position, slug, present } of rows) {
    const count = (namesakes.get(slug) ?? 0) + 1;
    namesakes.set(slug, count);
    // Thousands of one name would be tried against each other.
    const own = present ?? (count > MOST_NAMESAKES ? `${slug}-${position}` : firstFreeSlug(slug, taken));
    taken.add(own);
    if (own !== slug) await trx('wordpress_entries').where({ import_id: id, position }).update({ slug: own });
  }
}
