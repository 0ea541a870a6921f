import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { fetchResource } from './fetch-resource.ts';
import { createResourceCache, type ResourceCache } from './resource-cache.ts';
import type { ResourceKey } from './resource-key.ts';

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
        // Data still on their way from a prefetch are awaited; after a failed prefetch the request is repeated.
        const data = await (cache.pending.get(key)?.catch(() => fetchResource(key)) ?? fetchResource(key));
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
