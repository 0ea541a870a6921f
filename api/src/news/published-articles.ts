import type { Article, ArticlePage, ArticleSummary } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { countRows, toPage } from '../editing/admin-list.ts';
import {
  applyFilter,
  articlesWithPictures,
  CATEGORY_NAME,
  joinCategory,
  PUBLIC,
  type ArticleFilter,
  toArticle,
  toSummary,
} from './article-row.ts';
import { lookOf, type CategoryColumns } from './category-look.ts';

const SIMILAR = 3;

/**
 * Reads public articles. PostgreSQL keeps the plans of queries with a name, each on its connection: planning those for
 * the page that follows each change takes five times as long as finding its rows. One name is one text of SQL.
 */
export function readPublishedArticles(db: Database) {
  const published = (parts: 'whole' | 'summary') => articlesWithPictures(db, parts).whereRaw(PUBLIC);
  const newestFirst = [
    { column: 'articles.published_at', order: 'desc' },
    { column: 'articles.id', order: 'desc' },
  ];

  return {
    async findNewest(filter: ArticleFilter, limit: number): Promise<Article[]> {
      const rows = await applyFilter(published('whole'), filter).orderBy(newestFirst).limit(limit);
      return rows.map(toArticle);
    },

    async findPage(filter: ArticleFilter, page: number, limit: number): Promise<ArticlePage> {
      // The page is found in the index alone; only its own articles are read.
      const ids = applyFilter(db('articles').whereRaw(PUBLIC), filter)
        .select('articles.id')
        .orderBy(newestFirst)
        .limit(limit)
        .offset((page - 1) * limit);
      const items = articlesWithPictures(db, 'summary').whereIn('articles.id', ids).orderBy(newestFirst);
      const count = applyFilter(db('articles').whereRaw(PUBLIC), filter);
      const isUsual = page === 1 && !filter.search;
      const kind = filter.category ? 'of_category' : 'of_all';
      const [rows, total, categories] = await Promise.all([
        isUsual ? items.options({ name: `articles_${kind}` }) : items,
        countRows(isUsual ? count.options({ name: `count_articles_${kind}` }) : count),
        findCategories(db),
      ]);
      return { ...toPage(rows.map(toSummary), total, { page, limit }), ...categories };
    },

    async find(by: { id: string } | { slug: string }): Promise<Article | null> {
      const [column, value] = 'id' in by ? ['articles.id', by.id] : ['articles.slug', by.slug];
      const row = await published('whole').where(column, value).first();
      return row ? toArticle(row) : null;
    },

    /** The present slug of the article that had this one before; null when none had, or it is not public. */
    async findMoved(slug: string): Promise<string | null> {
      const row = await db('former_slugs')
        .join('articles', 'articles.id', 'former_slugs.article_id')
        .whereRaw(PUBLIC)
        .where('former_slugs.slug', slug)
        .first<{ slug: string }>('articles.slug');
      return row?.slug ?? null;
    },

    /** Same category first, then newest; null for an unknown article. */
    async findSimilar(id: string): Promise<ArticleSummary[] | null> {
      const article = await db('articles').whereRaw(PUBLIC).where({ id }).first<{ category: string }>('category');
      if (!article) return null;
      const others = (isSame: boolean) =>
        published('summary')
          .whereNot('articles.id', id)
          .where('articles.category', isSame ? '=' : '<>', article.category)
          .orderBy(newestFirst)
          .limit(SIMILAR);
      const [same, rest] = await Promise.all([others(true), others(false)]);
      return [...same, ...rest].slice(0, SIMILAR).map(toSummary);
    },

    /** The articles most unlike each other, at most {@link UNLIKE} of them. */
    async findUnlike(): Promise<ArticleSummary[]> {
      const { rows } = await db.raw<{ rows: { id: string }[] }>(UNLIKE_EACH_OTHER);
      const ids = rows.map(({ id }) => id);
      const found = new Map((await published('summary').whereIn('articles.id', ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []).map(toSummary);
    },

    async countSince(since: Date): Promise<number> {
      return countRows(db('articles').whereRaw(PUBLIC).where('published_at', '>', since));
    },
  };
}

/**
 * The categories readers find articles in, in the club's order and then by name: one look into the index for each,
 * however many articles there are.
 */
async function findCategories(db: Database): Promise<Pick<ArticlePage, 'categories' | 'categoryNames'>> {
  const next = (condition: string) =>
    `(SELECT category FROM articles WHERE ${PUBLIC} ${condition} ORDER BY category LIMIT 1)`;
  const rows = await db
    .withRecursive(
      'present',
      db.raw(`
        ${next('')}
        UNION ALL
        SELECT ${next('AND articles.category > present.category')} FROM present WHERE present.category IS NOT NULL
      `),
    )
    .from('present')
    .modify(joinCategory(db, 'present.category'))
    .whereNotNull('present.category')
    .whereRaw('article_categories.hidden IS NOT TRUE')
    .orderByRaw('article_categories.sort_order, present.category')
    .select<CategoryColumns[]>(
      'present.category',
      db.raw(`${CATEGORY_NAME} AS category_name`),
      'article_categories.color AS category_color',
    )
    .options({ name: 'categories_of_articles' });
  const names = rows.flatMap((row) => {
    const look = lookOf(row);
    return look ? [[row.category, look.name] as const] : [];
  });
  return {
    categories: rows.map(({ category }) => category),
    ...(names.length > 0 && { categoryNames: Object.fromEntries(names) }),
  };
}

/** What makes an article stand out, the likeliest to break a page first; of each, how many are taken. */
const STANDS_OUT: readonly (readonly [order: string, most: number])[] = [
  ['length(content) DESC', 2],
  ['published_at DESC', 2],
  // Everything but plain German.
  [`length(regexp_replace(title || teaser, '[ -~ÄÖÜäöüß–„“]', '', 'g')) DESC`, 1],
  ['length(title) DESC', 1],
  [`length(content) - length(replace(content, '<img', '')) DESC`, 1],
  [`length(content) - length(replace(content, '<t', '')) DESC`, 1],
  ['image_url IS NULL DESC', 1],
  ['length(content)', 1],
  ['published_at', 1],
  [`length(content) - length(replace(content, '<li', '')) DESC`, 1],
];
const UNLIKE = 12;

const UNLIKE_EACH_OTHER = `
  WITH measured AS MATERIALIZED (
    SELECT id, published_at, ${STANDS_OUT.map(([order], index) => `row_number() OVER (ORDER BY ${order}, published_at DESC, id) AS place_${index}`).join(', ')}
    FROM articles WHERE ${PUBLIC}
  ), outstanding AS (
    ${STANDS_OUT.map(([, most], index) => `SELECT id, ${index} AS reason, place_${index} AS place FROM measured WHERE place_${index} <= ${most}`).join(' UNION ALL ')}
  )
  SELECT id FROM outstanding GROUP BY id ORDER BY min(100 * reason + place) LIMIT ${UNLIKE}
`;
