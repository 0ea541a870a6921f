import type { WordPressChoices } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { siteOf, type ImportRow } from './import-row.ts';
import { pathOf } from './old-site.ts';

/** The feed and the lists by category of the old site have their successors here. */
export async function leadToLists(
  trx: Database,
  row: Pick<ImportRow, 'id' | 'site'>,
  { categories }: WordPressChoices,
): Promise<void> {
  const site = siteOf(row);
  const pathBelow = (path: string) => pathOf(`${site.address}${path}`, site);
  const moved = [
    { path: pathBelow('/feed'), target: '/api/news/feed.atom' },
    ...Object.entries(categories).map(([slug, own]) => ({
      path: pathBelow(`/category/${slug}`),
      target: `/news?kategorie=${own}`,
    })),
  ];
  const rows = moved.flatMap(({ path, target }) => (path ? [{ path, target, import_id: row.id }] : []));
  await trx('moved_addresses').insert(rows).onConflict('path').ignore();
}

/**
 * Large sites come in several files, which share addresses: those that went with the import that is undone lead on
 * again where another one of the same site leads to as well.
 */
export async function leadOnForOthers(trx: Database, undone: Pick<ImportRow, 'id' | 'site'>): Promise<void> {
  const { key } = siteOf(undone);
  const rows = await trx('wordpress_imports')
    .whereIn('state', ['running', 'done'])
    .whereNot({ id: undone.id })
    .orderBy('started_at')
    .select<ImportRow[]>('*');
  for (const row of rows) {
    if (!row.choices || siteOf(row).key !== key) continue;
    await leadToLists(trx, row, row.choices);
    await trx.raw(
      `INSERT INTO moved_addresses (path, article_id, page_id, import_id)
       SELECT path.path, taken.article_id, taken.page_id, entry.import_id
       FROM wordpress_entries AS entry
       JOIN wordpress_articles AS taken ON taken.site = ? AND taken.kind = entry.kind AND taken.wp_id = entry.wp_id
       CROSS JOIN LATERAL (VALUES (entry.path), ('/\\?p=' || entry.wp_id)) AS path (path)
       WHERE entry.import_id = ? AND entry.outcome IS NOT NULL AND path.path IS NOT NULL
         AND num_nonnulls(taken.article_id, taken.page_id) = 1
       ON CONFLICT (path) DO NOTHING`,
      [key, row.id],
    );
  }
}
