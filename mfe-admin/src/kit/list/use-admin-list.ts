import type { PageOf } from '@portal/api/contract';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';
import { useListQuery, type ListQuery } from './use-list-query.ts';

/** A list of the admin area: its page from the server and what the address asks of it. */
export type AdminList<Item> = Resource<PageOf<Item>> & { query: ListQuery };

/** Reads a page of `GET /api/admin/<resource>`; `fixed` are parameters that are not in the address. Always fetches. */
export function useAdminList<Item>(
  resource: ResourceKey,
  fixed: Readonly<Record<string, string>> = {},
): AdminList<Item> {
  const query = useListQuery();
  const parameters = new URLSearchParams(query.text);
  for (const [name, value] of Object.entries(fixed)) parameters.set(name, value);
  const text = parameters.toString();
  const page = useResource<PageOf<Item>>(text ? `${resource}?${text}` : resource, { keepPrevious: true, freshTime: 0 });
  return { ...page, query };
}
