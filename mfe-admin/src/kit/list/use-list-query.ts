import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Filters, sort and page of a list, kept in the address. */
export type ListQuery = {
  value: (name: string) => string;
  /** Sets parameters, '' removes one; everything except paging returns to page 1. */
  set: (changes: Readonly<Record<string, string>>) => void;
  clear: () => void;
  isFiltered: boolean;
  /** As it goes to the API. */
  text: string;
};

const UNFILTERED = new Set(['page', 'sort', 'limit']);

/** The list's state in the address: shareable, and the back button works. */
export function useListQuery(): ListQuery {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (changes: Readonly<Record<string, string>>) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes))
            if (value === '') next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: !('page' in changes) },
      ),
    [setParameters],
  );
  return useMemo(
    () => ({
      value: (name) => parameters.get(name) ?? '',
      set,
      clear: () => setParameters({}, { replace: true }),
      isFiltered: [...parameters.keys()].some((name) => !UNFILTERED.has(name)),
      text: parameters.toString(),
    }),
    [parameters, set, setParameters],
  );
}
