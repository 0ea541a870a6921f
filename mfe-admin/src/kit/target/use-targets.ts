import type { ArticlePage, OwnPage, TeamSummary } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { teamPath } from '@portal/shared-ui/team-path';
import { useEffect, useMemo, useState } from 'react';
import { useFoundDocuments } from '../documents/use-found-documents.ts';
import { useHiddenPaths, useSitePages } from '../site-pages.ts';

/** A target of a button or link, by its address and name; `kind` is its type. */
export type Target = { path: string; title: string; kind: 'Seite' | 'Mannschaft' | 'Artikel' | 'Datei' };

const MOST_ARTICLES = 6;
/** Milliseconds after the last letter before a request. */
const TYPING_PAUSE = 300;
const OWN_PAGE = /^\/seiten\/([a-z0-9-]+)\/?$/;

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

/** The newest articles with these words, once nobody types on; nothing is asked without any. */
export function useFoundArticles(words: string): readonly Target[] {
  const isSearched = words.trim() !== '';
  const search = useSettled(words.trim());
  const query = new URLSearchParams({ page: '1', limit: String(MOST_ARTICLES), search });
  const { data } = useResource<ArticlePage>(search ? `/api/news?${query}` : null, { keepPrevious: true });
  return useMemo(
    () =>
      (isSearched && search ? (data?.items ?? []) : []).map(({ slug, title }) => ({
        path: `/news/${slug}`,
        title,
        kind: 'Artikel' as const,
      })),
    [data, isSearched, search],
  );
}

/** Documents with these words, once nobody types on; nothing is asked without any. */
export function useFoundFiles(words: string): readonly Target[] {
  const search = useSettled(words.trim());
  const isSearched = words.trim() !== '' && search !== '';
  const { data } = useFoundDocuments(isSearched ? search : null);
  return useMemo(
    () =>
      (isSearched ? (data?.items ?? []) : []).map(({ url, title }) => ({ path: url, title, kind: 'Datei' as const })),
    [data, isSearched],
  );
}

/** Whether an address is that of a page which visitors do not find: a draft, a hidden or a deleted one. */
export function useIsHiddenPage(address: string): boolean {
  const pages = useSitePages();
  const hidden = useHiddenPaths();
  const settled = useSettled(address);
  const slug = settled === address ? OWN_PAGE.exec(address)?.[1] : undefined;
  const isUnknown = slug !== undefined && pages?.some(({ path }) => path === ownPagePath(slug)) === false;
  // Fetched, because a former address leads to the current page.
  const { error } = useResource<OwnPage>(isUnknown ? `/api/own-pages/${slug}` : null);
  return hidden.has(address) || (isUnknown && error?.status === 404);
}

/** A text as it was when typing last paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
