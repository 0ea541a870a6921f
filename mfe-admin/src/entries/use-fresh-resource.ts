import { useState } from 'react';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/**
 * A resource that is about to be edited: no data before it was fetched anew. A form that began with what was kept from
 * before would meet a conflict that is none.
 */
export function useFreshResource<T>(key: ResourceKey | null): Resource<T> {
  const resource = useResource<T>(key, { freshTime: 0 });
  const { data, isValidating } = resource;
  const [freshKey, setFreshKey] = useState<ResourceKey | null>(null);
  if (data !== undefined && !isValidating && freshKey !== key) setFreshKey(key);
  return { ...resource, data: key !== null && key === freshKey ? data : undefined };
}
