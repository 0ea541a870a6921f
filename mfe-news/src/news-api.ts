import type { Article, ArticlePage, ArticleSummary } from '@portal/api/contract';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/** docs/specification.md#news-and-reading. */
const ARTICLES_PER_PAGE = 10;
const ARTICLES_ON_HOME_PAGE = 8;

/** 8-4-4-4-12 hexadecimal digits (docs/specification.md#5-validation-rules). */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The newest articles for the home page. */
export const LATEST_ARTICLES: ResourceKey = `/api/news?page=1&limit=${ARTICLES_ON_HOME_PAGE}`;

/** The published articles whose pages are listed in the sitemap. */
export function listedArticles(page: number): ResourceKey {
  return `/api/news?page=${page}&limit=100`;
}

/** The published articles most unlike each other, for trying a release. */
export const UNLIKE_ARTICLES: ResourceKey = '/api/news/unlike';

/** The newest articles as an Atom feed. */
export const NEWS_FEED = '/api/news/feed.atom';

/** The filter of `/news`. An empty `category` or `search` means none; `page` counts from 1. */
export type ArticleFilter = { category: string; search: string; page: number };

/** One page of the list; a filter that is not set is left out, as the API refuses an empty category. */
export function articleListKey({ page, category, search }: ArticleFilter): ResourceKey {
  const query = new URLSearchParams({ page: String(page), limit: String(ARTICLES_PER_PAGE) });
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  return `/api/news?${query.toString()}`;
}

/**
 * A UUID, in capitals too, selects the call by id, anything else is a slug (docs/specification.md#5-validation-rules).
 */
export function articleKey(idOrSlug: string): ResourceKey {
  return UUID.test(idOrSlug) ? `/api/news/${idOrSlug.toLowerCase()}` : `/api/news/slug/${encodeURIComponent(idOrSlug)}`;
}

/** The previous list stays while another filter's loads, so that nothing flashes. */
export function useArticlePage(filter: ArticleFilter): Resource<ArticlePage> {
  return useResource<ArticlePage>(articleListKey(filter), { keepPrevious: true });
}

export function useLatestArticles(): Resource<ArticlePage> {
  return useResource<ArticlePage>(LATEST_ARTICLES);
}

export function useArticle(idOrSlug: string): Resource<Article> {
  return useResource<Article>(articleKey(idOrSlug));
}

/** At most three, of the same category first. */
export function useSimilarArticles(id: string): Resource<ArticleSummary[]> {
  return useResource<ArticleSummary[]>(`/api/news/${id}/similar`);
}
