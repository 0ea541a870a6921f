import { useMemo } from 'react';
import type { ContentPageSummary, OwnPageSummary, Registry, TeamName } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';
import { lacksItsTeam } from '@portal/shared-ui/team-path';
import { useFoundDocuments } from './documents/use-found-documents.ts';
import { useIsAllowed } from './frame/navigation.ts';

/** A page that visitors may open, by its address and name. */
export type SitePage = { path: string; title: string };

/** There with the first document. */
const DOWNLOADS = '/downloads';

type Page = Registry['sections'][number]['pages'][number];

const isForVisitors = ({ path, prefetch, access, listed = prefetch !== 'never' }: Page) =>
  listed && !access && !/[:*]/.test(path);

/**
 * The pages that visitors find, the club's own among them, by name, home page first; undefined as long as they are not
 * known.
 */
export function useSitePages(): readonly SitePage[] | undefined {
  const { data } = useResource<Registry>('/api/releases');
  const { data: own } = useResource<OwnPageSummary[]>('/api/own-pages');
  const { data: teams } = useResource<TeamName[]>('/api/team-names');
  // Visitors' requests for them are refused as long as there are none.
  const { data: documents } = useFoundDocuments(useIsAllowed('editor') ? '' : null);
  const hidden = useHiddenPaths();
  return useMemo(() => {
    const isThere = ({ path }: Page) =>
      !hidden.has(path) && !lacksItsTeam(path, teams) && !(path === DOWNLOADS && documents?.total === 0);
    const pages = data?.sections.flatMap((section) => section.pages.filter(isForVisitors).filter(isThere));
    const ofClub = (own ?? []).map(({ slug, title }) => ({ path: ownPagePath(slug), title }));
    const named = pages && [...pages.map(({ path, title }) => ({ path, title })), ...ofClub];
    return named && [{ path: '/', title: 'Startseite' }, ...named.sort((a, b) => a.title.localeCompare(b.title, 'de'))];
  }, [data, own, teams, documents, hidden]);
}

/** The paths of texts that the club has hidden: they are not listed. None as long as they are not known. */
export function useHiddenPaths(): ReadonlySet<string> {
  const { data } = useResource<Registry>('/api/releases');
  const { data: texts } = useResource<ContentPageSummary[]>('/api/pages');
  return useMemo(() => {
    const shown = texts?.map(({ slug }) => `/${slug}`);
    const pages = data?.sections.flatMap((section) => section.pages) ?? [];
    const ofTexts = pages.filter(({ path, resources = [] }) => resources.includes(`/api/pages${path}`));
    return new Set(shown && ofTexts.map(({ path }) => path).filter((path) => !shown.includes(path)));
  }, [data, texts]);
}
