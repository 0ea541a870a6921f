import type { PageOf } from '@portal/api/contract';
import { useResource, type HttpError, type Resource, type ResourceKey } from '@portal/shared-ui';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters, sort and page of a list, kept in the address. */
export type ListQuery = {
  value: (name: string) => string;
  /** Sets parameters, '' removes one; everything except paging returns to page 1. */
  set: (changes: Readonly<Record<string, string>>) => void;
  /** Shows another page. */
  turn: (page: number) => void;
  /** The same without a step of its own for the back button. */
  moveTo: (page: number) => void;
  /** Resets search, filters, sort and page; the visible part of the list stays. */
  clear: () => void;
  /** Puts back everything. */
  reset: () => void;
  isFiltered: boolean;
  /** The query for the API. */
  text: string;
};

/** Which part of a list is shown, such as its bin. */
const PARTS = new Set(['deleted', 'view']);
const UNFILTERED = new Set([...PARTS, 'page', 'sort', 'limit']);

/** The list's state in the address: shareable, and the back button works. */
export function useListQuery(): ListQuery {
  const [parameters, setParameters] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, replace: boolean) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace },
      ),
    [setParameters],
  );
  return useMemo(
    () => ({
      value: (name) => parameters.get(name) ?? '',
      set: (changes) => change(changes, !('page' in changes)),
      turn: (page) => change(pageParameter(page), false),
      moveTo: (page) => change(pageParameter(page), true),
      clear: () =>
        setParameters((before) => new URLSearchParams([...before].filter(([name]) => PARTS.has(name))), {
          replace: true,
        }),
      reset: () => setParameters({}, { replace: true }),
      isFiltered: [...parameters.keys()].some((name) => !UNFILTERED.has(name)),
      text: parameters.toString(),
    }),
    [parameters, change, setParameters],
  );
}

/** The first page needs no parameter. */
function pageParameter(page: number): Readonly<Record<string, string>> {
  return { page: page === 1 ? '' : String(page) };
}

/**
 * Whether the API refuses the address's query, as with a mistyped word or one of an older version of the portal: then
 * the list is shown from its beginning.
 */
export function useRefusedQuery(error: HttpError | undefined, query: ListQuery): boolean {
  const isRefused = error?.status === 400 && query.text !== '';
  const reset = useEffectEvent(() => query.reset());
  useEffect(() => {
    if (isRefused) reset();
  }, [isRefused]);
  return isRefused;
}

/**
 * Whether this page no longer exists, as after the last entry of the last page was deleted; the list may have others:
 * the last page is shown instead.
 */
export function useMissingPage(data: Pick<PageOf<unknown>, 'page' | 'pages'> | undefined, query: ListQuery): boolean {
  const isMissing = data !== undefined && data.page > data.pages;
  const leave = useEffectEvent((shown: number, pages: number) => {
    if (query.value('page') === String(shown)) query.moveTo(pages);
  });
  useEffect(() => {
    if (isMissing) leave(data.page, data.pages);
  }, [isMissing, data]);
  return isMissing;
}

/** A list of the admin area: its page from the server and the query in the address. */
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
  const { data } = page;
  const isMissing = useMissingPage(data, query);
  const isRefused = useRefusedQuery(page.error, query);
  return { ...page, data: isMissing ? undefined : data, error: isRefused ? undefined : page.error, query };
}

/** The titles of a list's items by their ids. */
export function titleIn({ data }: AdminList<{ id: string; title: string }>): (id: string) => string {
  return (id) => data?.items.find((item) => item.id === id)?.title ?? '';
}
