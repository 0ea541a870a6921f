import type { EditableArticleCategory, OwnTeam, PageOf } from '@portal/api/contract';
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

/**
 * Categories and those of the teams, which carry their slugs, each with its name. A portal has categories of teams from
 * the start: those of teams that the club does not have are left out, but for the `chosen` one.
 */
export function categoryChoices(
  categories: readonly EditableArticleCategory[] = [],
  teams?: readonly OwnTeam[],
  chosen?: string,
): readonly (readonly [slug: string, name: string])[] {
  const ofTeams = (teams ?? []).map(({ slug, name }) => [slug, name] as const);
  const known = new Set(ofTeams.map(([slug]) => slug));
  const isOffered = (slug: string) => slug === chosen || !(teams && ownTeamPaths.has(slug));
  const usual = categories
    .filter(({ slug }) => !known.has(slug) && isOffered(slug))
    .map(({ slug, name }) => [slug, name] as const);
  return [...usual, ...ofTeams];
}
