import type { Article, ArticleStatus, ArticleSummary, EditableArticle, Picture } from '../contract/index.ts';

/** A row of `articles` with the columns of its picture (`picture_…`, null without one). */
export type ArticleRow = {
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
  picture_alt: string | null;
  picture_width: number | null;
  picture_height: number | null;
  picture_color: string | null;
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

function toPicture(row: ArticleRow): Picture | null {
  const { image_url: url, picture_alt: alt, picture_width: width, picture_height: height, picture_color: color } = row;
  if (url === null || alt === null || width === null || height === null || color === null) return null;
  return { url, alt, width, height, color };
}
