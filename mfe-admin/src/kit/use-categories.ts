import type { EditableArticleCategory, PageOf } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';
import { ownTeamPaths } from '@portal/shared-ui/team-path';

/** The category of most news; a club may hide it. */
const USUAL = 'verein';

/** The club's categories of news in its order; no request unless `isAsked`. */
export function useCategoryList(isAsked = true): Resource<PageOf<EditableArticleCategory>> {
  return useResource<PageOf<EditableArticleCategory>>(isAsked ? '/api/admin/news-categories?limit=200' : null);
}

/** The category a new article begins with: the usual one, or if it is not offered the first. */
export function firstCategory(categories: readonly EditableArticleCategory[] = []): string {
  const offered = categories.filter(({ slug, hidden }) => !hidden && !ownTeamPaths.has(slug)).map(({ slug }) => slug);
  return offered.includes(USUAL) ? USUAL : (offered[0] ?? USUAL);
}
