import type { Article, ArticleStatus, ArticleSummary, EditableArticle } from '../contract/index.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';

/** A row of `articles` with the columns of its picture. */
export type ArticleRow = PictureColumns & {
  id: string;
  slug: string;
  title: string;
  excerpt: string | null;
  content: string;
  image_url: string | null;
  category: string;
  status: ArticleStatus;
  publish_at: Date | null;
  published_at: Date | null;
  teaser: string;
  reading_minutes: number;
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
  const { status, version } = row;
  return { ...toArticle(row), status, publishAt: row.publish_at?.toISOString() ?? null, version };
}

function sharedFields(row: ArticleRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    imageUrl: row.image_url,
    image: toPicture(row),
    category: row.category,
    published: row.status === 'published',
    createdAt: (row.published_at ?? row.created_at).toISOString(),
    updatedAt: row.updated_at.toISOString(),
    readingMinutes: row.reading_minutes,
  };
}
