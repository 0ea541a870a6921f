import { useMemo } from 'react';
import type { ContentPageSummary, OwnPageSummary, Registry } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { ownPagePath } from '@portal/shared-ui/own-page-path';

/** A page that visitors may open, by its address and name. */
export type SitePage = { path: string; title: string };

type Page = Registry['sections'][number]['pages'][number];

const isForVisitors = ({ path, prefetch, access, listed = prefetch !== 'never' }: Page) =>
  listed && !access && !path.includes(':');

/** The pages that visitors may open, the club's own among them, by name, home page first; undefined as long as they are not known. */
export function useSitePages(): readonly SitePage[] | undefined {
  const { data } = useResource<Registry>('/api/releases');
  const { data: own } = useResource<OwnPageSummary[]>('/api/own-pages');
  const hidden = useHiddenPaths();
  return useMemo(() => {
    const pages = data?.sections.flatMap((section) =>
      section.pages.filter((page) => isForVisitors(page) && !hidden.has(page.path)),
    );
    const ofClub = (own ?? []).map(({ slug, title }) => ({ path: ownPagePath(slug), title }));
    const named = pages && [...pages.map(({ path, title }) => ({ path, title })), ...ofClub];
    return named && [{ path: '/', title: 'Startseite' }, ...named.sort((a, b) => a.title.localeCompare(b.title, 'de'))];
  }, [data, own, hidden]);
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
