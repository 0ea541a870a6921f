import type { Knex } from 'knex';
import type { ArticleStatus } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { searchPatterns } from './article-text.ts';
import type { ArticleRow } from './article-row.ts';

/** What readers see; the partial indexes carry the same condition. */
export const PUBLIC = "articles.status = 'published' AND articles.deleted_at IS NULL";

const PICTURE = ['alt', 'width', 'height', 'color'].map((name) => `media.${name} AS picture_${name}`);
const SUMMARY = (
  'id slug title excerpt image_url category status publish_at published_at ' +
  'teaser reading_minutes version created_at updated_at'
)
  .split(' ')
  .map((name) => `articles.${name}`);

type ArticleQueryBuilder = Knex.QueryBuilder<ArticleRow, ArticleRow[]>;

/** Articles with their pictures; without `content` for lists. */
export function articlesWithPictures(db: Database, parts: 'whole' | 'summary'): ArticleQueryBuilder {
  const columns = [...SUMMARY, ...PICTURE, ...(parts === 'whole' ? ['articles.content'] : [])];
  return db('articles')
    .leftJoin('media', (join) =>
      join.on('media.url', db.raw("replace(articles.image_url, '/banner-objects/', '/objects/')")),
    )
    .select(columns) as ArticleQueryBuilder;
}

export type ArticleFilter = {
  category?: string | undefined;
  search?: string | undefined;
  status?: ArticleStatus | undefined;
};

/** Narrows a query of articles. */
export function applyFilter<Query extends Knex.QueryBuilder>(query: Query, filter: ArticleFilter): Query {
  if (filter.category) void query.where('articles.category', filter.category);
  if (filter.status) void query.where('articles.status', filter.status);
  for (const pattern of searchPatterns(filter.search ?? ''))
    void query.whereRaw('articles.search_text LIKE ?', [pattern]);
  return query;
}
