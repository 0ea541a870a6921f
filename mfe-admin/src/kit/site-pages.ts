import { useMemo } from 'react';
import type { Registry } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';

/** A page that visitors may open, by its address and name. */
export type SitePage = { path: string; title: string };

type Page = Registry['sections'][number]['pages'][number];

const isForVisitors = ({ path, prefetch, access, listed = prefetch !== 'never' }: Page) =>
  listed && !access && !path.includes(':');

/** The pages that visitors may open, by name, home page first; undefined as long as they are not known. */
export function useSitePages(): readonly SitePage[] | undefined {
  const { data } = useResource<Registry>('/api/releases');
  return useMemo(() => {
    const pages = data?.sections.flatMap((section) => section.pages.filter(isForVisitors));
    const named = pages?.map(({ path, title }) => ({ path, title }));
    return named && [{ path: '/', title: 'Startseite' }, ...named.sort((a, b) => a.title.localeCompare(b.title, 'de'))];
  }, [data]);
}
