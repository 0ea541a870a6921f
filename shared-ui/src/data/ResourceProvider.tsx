import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { HttpError, request } from './http.ts';
import { createResourceCache, type ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';
import { resourcePolicy } from './resource-policy.ts';

const CacheContext = createContext<ResourceCache>(createResourceCache());

type ResourceProviderProps = { cache: ResourceCache; children: ReactNode };

/**
 * SWR with the portal's defaults (docs/specification.md#data-fetching): no interval, no refetch on focus, no retries.
 */
export function ResourceProvider({ cache, children }: ResourceProviderProps) {
  const config = useMemo(
    () => ({
      provider: () => cache,
      fetcher: async (key: ResourceKey) => {
        const data = await request<unknown>('GET', key).catch((error: unknown) => refuse(key, error));
        cache.markFetched(key);
        return data;
      },
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    }),
    [cache],
  );
  return (
    <CacheContext value={cache}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </CacheContext>
  );
}

/** The cache of the surrounding {@link ResourceProvider}. */
export function useResourceCache(): ResourceCache {
  return useContext(CacheContext);
}

/** Throws the failure under the name that the key's policy gives to refusals. */
function refuse(key: ResourceKey, error: unknown): never {
  const { failure } = resourcePolicy(key);
  if (failure && error instanceof HttpError) error.message = failure;
  throw error;
}
