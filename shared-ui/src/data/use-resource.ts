import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { HttpError } from './http.ts';
import type { ResourceKey } from './resource-key.ts';
import { useResourceCache } from './ResourceProvider.tsx';

/** A resource as a component sees it. `error` stays until the next answer; `reload` asks again whatever its age. */
export type Resource<T> = {
  data: T | undefined;
  error: HttpError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  reload: () => void;
};

/**
 * Reads a GET resource; `null` reads nothing. Data the server sent or that is still fresh (see resource-policy.ts) is
 * there on the first render without a request. `keepPrevious` shows the old data while a new key loads.
 */
export function useResource<T>(key: ResourceKey | null, { keepPrevious = false } = {}): Resource<T> {
  const cache = useResourceCache();
  const isStale = key !== null && !cache.isFresh(key);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, HttpError>(key, {
    revalidateOnMount: isStale,
    revalidateIfStale: isStale,
    keepPreviousData: keepPrevious,
  });
  useEffect(() => (key === null ? undefined : cache.retain(key)), [cache, key]);
  const reload = useCallback(() => void mutate(), [mutate]);
  return { data, error, isLoading, isValidating, reload };
}

/** Fetches resources into the cache ahead of their use; failures are left to the page that will ask again. */
export function usePrefetchResources(): (keys: readonly ResourceKey[]) => void {
  const cache = useResourceCache();
  const { mutate, fetcher } = useSWRConfig() as { mutate: Mutate; fetcher: (key: ResourceKey) => Promise<unknown> };
  return useCallback(
    (keys) => {
      for (const key of keys) {
        if (cache.isFresh(key)) continue;
        const release = cache.retain(key);
        mutate(key, fetcher(key), { revalidate: false }).then(release, release);
      }
    },
    [cache, mutate, fetcher],
  );
}

type Mutate = (key: ResourceKey, data: Promise<unknown>, options: { revalidate: boolean }) => Promise<unknown>;
