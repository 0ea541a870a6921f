import type { WordPressChoices } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createCategoryFinder } from './category-finder.ts';
import { namedHere } from './enter-categories.ts';
import { siteOf, type ImportRow } from './import-row.ts';
import { pathOf } from './old-site.ts';

/** The list of articles in a category of the old site, below which WordPress puts the lists of categories within it. */
export const CATEGORY_LIST = '/category/';
const ALL_NEWS = '/news';

/**
 * The feed and the lists by category of the old site have their successors here, those of categories that are never an
 * article's first included.
 */
export async function leadToLists(
  trx: Database,
  row: Pick<ImportRow, 'id' | 'site' | 'site_categories'>,
  { categories }: WordPressChoices,
): Promise<void> {
  const site = siteOf(row);
  const pathBelow = (path: string) => pathOf(`${site.address}${path}`, site);
  const targets = new Map<string, string>();
  const lead = (path: string, target: string) => {
    const former = pathBelow(path);
    if (former && !targets.has(former)) targets.set(former, target);
  };
  lead('/feed', '/api/news/feed.atom');
  for (const [slug, own] of Object.entries(categories)) lead(`${CATEGORY_LIST}${slug}`, listOf(own));
  const others = row.site_categories.filter(({ slug }) => !Object.hasOwn(categories, slug));
  if (others.length > 0) {
    const { find } = await createCategoryFinder(trx);
    for (const other of others) lead(`${CATEGORY_LIST}${other.slug}`, listOf(find(namedHere(other))));
  }
  const rows = Array.from(targets, ([path, target]) => ({ path, target, import_id: row.id }));
  // Another file of the site may have known no category here yet.
  await trx('moved_addresses')
    .insert(rows)
    .onConflict('path')
    .merge(['target', 'import_id'])
    .where('moved_addresses.target', ALL_NEWS)
    .whereRaw('excluded.target <> ?', [ALL_NEWS]);
}

const listOf = (own: string | undefined) => (own === undefined ? ALL_NEWS : `${ALL_NEWS}?kategorie=${own}`);

/** Leads addresses of other imports that led to these categories, which are gone, to all news. */
export async function leadAway(trx: Database, categories: readonly string[]): Promise<void> {
  await trx('moved_addresses').whereIn('target', categories.map(listOf)).update({ target: ALL_NEWS });
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
