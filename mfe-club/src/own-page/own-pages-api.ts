import type { OwnPage } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';
import { OWN_PAGES, ownPageKey } from '../club-api.ts';

export function useOwnPage(slug: string): Resource<OwnPage> {
  return useResource<OwnPage>(ownPageKey(slug));
}

/** A page under its secret link, in its present version. */
export function useOwnPagePreview(token: string): Resource<OwnPage> {
  return useResource<OwnPage>(`${OWN_PAGES}/preview/${encodeURIComponent(token)}`, { freshTime: 0 });
}
