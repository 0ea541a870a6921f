import type { ArticlePage, TeamSummary } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { teamPath } from '@portal/shared-ui/team-path';
import { useMemo } from 'react';
import { useSitePages } from '../site-pages.ts';

/** What a button or link can lead to, by its address and name; `kind` says what it is. */
export type Target = { path: string; title: string; kind: 'Seite' | 'Mannschaft' | 'Artikel' };

const MOST_ARTICLES = 6;

/** Pages and teams of the site; undefined as long as they are not known. */
export function useKnownTargets(): readonly Target[] | undefined {
  const pages = useSitePages();
  const { data: teams } = useResource<TeamSummary[]>('/api/teams');
  return useMemo(() => {
    if (!pages) return undefined;
    const ofTeams = (teams ?? []).map(({ slug, name }) => ({
      path: teamPath(slug),
      title: name,
      kind: 'Mannschaft' as const,
    }));
    const paths = new Set(ofTeams.map(({ path }) => path));
    const named = pages.filter(({ path }) => !paths.has(path)).map((page) => ({ ...page, kind: 'Seite' as const }));
    return [...named, ...ofTeams];
  }, [pages, teams]);
}

/** The newest articles with these words; nothing is asked without any. */
export function useFoundArticles(words: string): readonly Target[] {
  const search = words.trim();
  const query = new URLSearchParams({ page: '1', limit: String(MOST_ARTICLES), search });
  const { data } = useResource<ArticlePage>(search ? `/api/news?${query}` : null, { keepPrevious: true });
  return useMemo(
    () =>
      (search ? (data?.items ?? []) : []).map(({ slug, title }) => ({
        path: `/news/${slug}`,
        title,
        kind: 'Artikel' as const,
      })),
    [data, search],
  );
}
