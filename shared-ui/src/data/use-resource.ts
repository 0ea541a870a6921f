import { useCallback, useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { HttpError } from './http.ts';
import { prefetchResources } from './prefetch-resources.ts';
import type { ResourceKey } from './resource-key.ts';
import { resourcePolicy } from './resource-policy.ts';
import { useResourceCache } from './ResourceProvider.tsx';

/** A resource as a component sees it. `error` stays until the next answer; `reload` refetches it whatever its age. */
export type Resource<T> = {
  data: T | undefined;
  error: HttpError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  reload: () => void;
};

/**
 * `keepPrevious` shows the old data while a new key loads, not once that has failed; `freshTime` in ms is stricter than
 * the key's policy.
 */
type ResourceOptions = { keepPrevious?: boolean; freshTime?: number };

/** Milliseconds before a failure is tried again, where the policy says so. */
const RETRY_INTERVAL = 1000;

/**
 * Reads a GET resource; `null` reads nothing. Data the server sent or that is still fresh is there on the first render
 * without a request; the key's policy says when it is refetched (resource-policy.ts).
 */
export function useResource<T>(key: ResourceKey | null, options: ResourceOptions = {}): Resource<T> {
  const cache = useResourceCache();
  const policy = key === null ? undefined : resourcePolicy(key);
  const freshTime = options.freshTime ?? policy?.freshTime;
  const interval = policy?.interval ?? 0;
  const isStale = key !== null && !cache.isFresh(key, freshTime);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, HttpError>(key, {
    revalidateOnMount: isStale,
    revalidateIfStale: isStale,
    keepPreviousData: options.keepPrevious ?? false,
    refreshInterval: interval,
    shouldRetryOnError: (policy?.retries ?? 0) > 0,
    errorRetryCount: policy?.retries ?? 0,
    errorRetryInterval: RETRY_INTERVAL,
  });
  useEffect(() => (key === null ? undefined : cache.retain(key)), [cache, key]);
  const reload = useCallback(() => void mutate(), [mutate]);
  useEffect(() => {
    if (key === null || !policy?.refetchOnFocus) return undefined;
    const handleFocus = () => void (cache.isFresh(key, freshTime) || reload());
    window.addEventListener('focus', handleFocus);
    return () => window.removeEventListener('focus', handleFocus);
  }, [cache, key, policy?.refetchOnFocus, freshTime, reload]);
  const hasFailed = error !== undefined;
  useEffect(() => {
    // SWR stops asking at intervals once an answer has failed; a connection comes back.
    if (interval === 0 || !hasFailed) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), interval);
    return () => clearInterval(timer);
  }, [interval, hasFailed, reload]);
  const isOfAnotherKey = hasFailed && key !== null && cache.get(key)?.data === undefined;
  return { data: isOfAnotherKey ? undefined : data, error, isLoading, isValidating, reload };
}

/**
 * Fetches resources into the cache ahead of their use, several of them with one request if there is an address that
 * answers with them `together`; what that answer lacks is requested separately, and the page itself requests again what
 * fails. Where the keys are not known yet, all that the answer has is kept.
 */
export function usePrefetchResources(): (keys: readonly ResourceKey[] | undefined, together?: string) => void {
  const cache = useResourceCache();
  const { mutate } = useSWRConfig();
  return useCallback(
    (keys, together) => {
      const keep = (key: ResourceKey, data: unknown) => {
        cache.markFetched(key);
        void mutate(key, data, { revalidate: false });
      };
      prefetchResources(cache, keep, keys, together);
    },
    [cache, mutate],
  );
}

/** After a change: refetches every key with this prefix, at once if it is shown, otherwise when shown next. */
export function useRefreshResources(): (...prefixes: readonly ResourceKey[]) => Promise<void> {
  const cache = useResourceCache();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...prefixes) => {
      await Promise.all(prefixes.map((prefix) => mutate(cache.markStale(prefix))));
    },
    [cache, mutate],
  );
}
