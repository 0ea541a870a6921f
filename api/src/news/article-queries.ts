import type { Knex } from 'knex';
import type { ArticleStatus } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { joinPicture } from '../editing/joined-picture.ts';
import { searchPatterns } from './article-text.ts';
import type { ArticleRow } from './article-row.ts';

/** What readers see; the partial indexes carry the same condition. */
export const PUBLIC = "articles.status = 'published' AND articles.deleted_at IS NULL";

const SUMMARY = (
  'id slug title excerpt image_url category status publish_at published_at ' +
  'teaser reading_minutes version created_at updated_at'
)
  .split(' ')
  .map((name) => `articles.${name}`);

type ArticleQueryBuilder = Knex.QueryBuilder<ArticleRow, ArticleRow[]>;

/** Articles with their pictures; without `content` for lists. */
export function articlesWithPictures(db: Database, parts: 'whole' | 'summary'): ArticleQueryBuilder {
  const columns = parts === 'whole' ? [...SUMMARY, 'articles.content'] : SUMMARY;
  return db('articles').select(columns).modify(joinPicture(db, 'articles.image_url')) as ArticleQueryBuilder;
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
