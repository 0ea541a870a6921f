import type { ArticleSummary } from '@portal/api/contract';

/** The address of an article: by slug, or by id if it has none (docs/specification.md#news-article-newsid-or-slug). */
export function articlePath({ slug, id }: Pick<ArticleSummary, 'slug' | 'id'>): string {
  return `/news/${encodeURIComponent(slug || id)}`;
}
