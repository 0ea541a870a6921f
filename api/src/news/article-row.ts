import type { Knex } from 'knex';
import type { Article, ArticleStatus, ArticleSummary, EditableArticle } from '../contract/index.ts';
import { toPicture, type PictureColumns, joinPicture } from '../editing/joined-picture.ts';
import type { Database } from '../database/connect.ts';
import type { OwnTeams } from '../editing/own-teams.ts';
import { searchPatterns } from './article-text.ts';
import { lookOf, type CategoryColumns } from './category-look.ts';

/** A row of `articles` with the columns of its picture and its category. */
export type ArticleRow = PictureColumns &
  CategoryColumns & {
    id: string;
    slug: string;
    title: string;
    excerpt: string | null;
    content: string;
    image_url: string | null;
    status: ArticleStatus;
    publish_at: Date | null;
    published_at: Date | null;
    teaser: string;
    reading_minutes: number;
    handed_in: boolean;
    version: number;
    created_at: Date;
    updated_at: Date;
  };

export function toSummary(row: ArticleRow): ArticleSummary {
  return { ...sharedFields(row), teaser: row.teaser };
}

export function toArticle(row: ArticleRow): Article {
  return { ...sharedFields(row), content: row.content };
}

export function toEditable(row: ArticleRow): EditableArticle {
  const { status, version, handed_in: handedIn } = row;
  return { ...toArticle(row), status, publishAt: row.publish_at?.toISOString() ?? null, handedIn, version };
}

function sharedFields(row: ArticleRow) {
  const look = lookOf(row);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    imageUrl: row.image_url,
    image: toPicture(row),
    category: row.category,
    ...(look && { look }),
    published: row.status === 'published',
    createdAt: (row.published_at ?? row.created_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    readingMinutes: row.reading_minutes,
  };
}

/** The articles that readers see; the partial indexes carry the same condition. */
export const PUBLIC = "articles.status = 'published' AND articles.deleted_at IS NULL";

const SUMMARY = (
  'id slug title excerpt image_url category status publish_at published_at ' +
  'teaser reading_minutes handed_in version created_at updated_at'
)
  .split(' ')
  .map((name) => `articles.${name}`);

type ArticleQueryBuilder = Knex.QueryBuilder<ArticleRow, ArticleRow[]>;

/**
 * SQL of a category's name: from the list, or that of the team of that slug, also one that was deleted: its news stay.
 */
export const CATEGORY_NAME = 'coalesce(article_categories.name, teams.name)';

/** Joins what is known of the categories in a column (SQL). */
export function joinCategory(db: Database, category: string): (query: Knex.QueryBuilder) => void {
  return (query) =>
    void query
      .leftJoin('article_categories', (join) => {
        void join.on('article_categories.slug', db.raw(category)).andOnNull('article_categories.deleted_at');
      })
      .leftJoin('teams', 'teams.slug', db.raw(category));
}

/** Articles with their pictures and categories; without `content` for lists. */
export function articlesWithPictures(db: Database, parts: 'whole' | 'summary'): ArticleQueryBuilder {
  const columns = parts === 'whole' ? [...SUMMARY, 'articles.content'] : SUMMARY;
  return db('articles')
    .select(columns)
    .select(db.raw(`${CATEGORY_NAME} AS category_name`), 'article_categories.color AS category_color')
    .modify(joinPicture(db, 'articles.image_url'))
    .modify(joinCategory(db, 'articles.category')) as ArticleQueryBuilder;
}

export type ArticleFilter = {
  category?: string | undefined;
  search?: string | undefined;
  status?: ArticleStatus | undefined;
  handedIn?: boolean | undefined;
  /** Only in the categories of these teams, which are called by their slugs. */
  own?: OwnTeams;
};

/** Narrows a query of articles. */
export function applyFilter<Query extends Knex.QueryBuilder>(query: Query, filter: ArticleFilter): Query {
  if (filter.category) void query.where('articles.category', filter.category);
  if (filter.status) void query.where('articles.status', filter.status);
  if (filter.handedIn !== undefined) void query.where('articles.handed_in', filter.handedIn);
  if (filter.own) void query.whereIn('articles.category', filter.own);
  for (const pattern of searchPatterns(filter.search ?? ''))
    void query.whereRaw('articles.search_text LIKE ?', [pattern]);
  return query;
}
