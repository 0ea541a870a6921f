import type { ArticleFilter } from '../news-api.ts';

/**
 * The dropdown's value for every category; select items must have non-empty values
 * (docs/specification.md#5-validation-rules).
 */
export const ALL_CATEGORIES = 'all';

/** The query parameters of `/news`, also the names of its form's fields. */
export const filterNames = { category: 'kategorie', search: 'suche', page: 'seite' } as const;

/** Limits of the API's query (ArticleQuery); an address beyond them is read leniently. */
const MAX_CATEGORY_LENGTH = 60;
const MAX_PAGE = 100_000;
/** Longest search text in characters. */
export const MAX_SEARCH_LENGTH = 200;

export function readFilter(query: URLSearchParams): ArticleFilter {
  const category = readText(query, filterNames.category).slice(0, MAX_CATEGORY_LENGTH);
  return {
    category: category === ALL_CATEGORIES ? '' : category,
    search: readText(query, filterNames.search).slice(0, MAX_SEARCH_LENGTH).trimEnd(),
    page: readPage(query.get(filterNames.page)),
  };
}

/** The shortest address of a filter: `/news` for none. */
export function listPath({ category, search, page }: ArticleFilter): string {
  const query = new URLSearchParams();
  if (category) query.set(filterNames.category, category);
  if (search) query.set(filterNames.search, search);
  if (page > 1) query.set(filterNames.page, String(page));
  const text = query.toString();
  return text ? `/news?${text}` : '/news';
}

export function isFiltered({ category, search }: ArticleFilter): boolean {
  return category !== '' || search !== '';
}

/** No text contains control characters, and the API refuses to search for them. */
function readText(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').replace(/\p{Cc}+/gu, ' ').trim();
}

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(page, 1), MAX_PAGE);
}
