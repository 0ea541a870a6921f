import { toPlainLine, type WordPressChoices } from '../contract/index.ts';
import { CATEGORY_ROOM } from '../content/kinds/with-own-code.ts';
import type { Database } from '../database/connect.ts';
import { watchRoom } from '../editing/room.ts';
import { fold } from '../rich-text/fold.ts';
import { slugFrom } from '../rich-text/slug.ts';
import { createCategoryFinder } from './category-finder.ts';
import type { FormerCategory, ImportRow } from './import-row.ts';
import { readable } from './old-site.ts';

/** The colour of a category that nobody has given one (docs/specification.md#news-and-reading). */
const COLOR = '#475569';
const NAME_LENGTH = 40;
const SLUG_LENGTH = 60;

/**
 * The category of each one of the old site: the one that was chosen, one of the same name, that of a team, the one that
 * its articles went to, or a new one of that name. Throws 409 for more than can be chosen from. Inside a transaction.
 */
export async function enterCategories(
  trx: Database,
  { id, report, created_by: createdBy }: Pick<ImportRow, 'id' | 'report' | 'created_by'>,
  chosen: WordPressChoices['categories'],
): Promise<WordPressChoices['categories']> {
  const categories = new Map(Object.entries(chosen));
  // Or an editor could take a name meanwhile.
  await trx.raw('LOCK TABLE article_categories IN SHARE ROW EXCLUSIVE MODE');
  const requireRoom = await watchRoom(trx, 'article_categories', CATEGORY_ROOM, null);
  const finder = await createCategoryFinder(trx);
  for (const found of report?.categories ?? []) {
    if (categories.has(found.slug)) continue;
    const { slug, name } = namedHere(found);
    const known = finder.find({ slug, name });
    categories.set(found.slug, known ?? slug);
    if (known) continue;
    const made = trx('article_categories').insert({
      slug,
      name,
      color: COLOR,
      sort_order: trx.raw('(SELECT coalesce(max(sort_order), 0) + 1 FROM article_categories)'),
      search_text: fold(name),
      created_by: createdBy,
      updated_by: createdBy,
    });
    finder.add({ slug, name });
    const [row] = await made.returning<{ id: string }[]>('id');
    await trx('wordpress_categories').insert({ category_id: row?.id, import_id: id });
    await requireRoom(row?.id ?? '');
  }
  return Object.fromEntries(categories);
}

/** The name and slug that a category of the old site has here. */
export function namedHere(found: FormerCategory): FormerCategory {
  const name = toPlainLine(found.name).slice(0, NAME_LENGTH).replace(/\p{C}/gu, '').trim() || 'Verein';
  return { name, slug: slugFrom(readable(found.slug), slugFrom(name, 'verein', SLUG_LENGTH), SLUG_LENGTH) };
}

/**
 * Deletes for good the categories that the import has made, and others that were undone, if nobody has changed or used
 * it since; returns their slugs. Inside a transaction.
 */
export async function removeCategories(trx: Database, { id }: Pick<ImportRow, 'id'>): Promise<string[]> {
  await trx.raw('LOCK TABLE article_categories IN SHARE ROW EXCLUSIVE MODE');
  const { rows } = await trx.raw<{ rows: { slug: string }[] }>(
    `DELETE FROM article_categories AS category
     USING wordpress_categories AS made JOIN wordpress_imports AS maker ON maker.id = made.import_id
     WHERE made.category_id = category.id AND category.version = 1
       AND (maker.id = :id OR maker.state IN ('undoing', 'undone'))
       AND NOT EXISTS (SELECT 1 FROM articles WHERE articles.category = category.slug)
       AND NOT EXISTS (SELECT 1 FROM teams WHERE teams.slug = category.slug)
       AND NOT EXISTS (
         SELECT 1 FROM wordpress_imports AS other
         CROSS JOIN LATERAL jsonb_each_text(other.choices -> 'categories') AS chosen (old, own)
         WHERE other.id <> :id AND other.state IN ('running', 'done') AND chosen.own = category.slug
       )
     RETURNING category.slug`,
    { id },
  );
  return rows.map(({ slug }) => slug);
}
