import { useState } from 'react';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/**
 * A resource that is about to be edited: no data before it was asked for anew. A form that began with what was kept from
 * before would meet a conflict that is none. Where asking fails, what was kept is shown beside the error.
 */
export function useEditedItem<T>(key: ResourceKey | null): Resource<T> {
  const resource = useResource<T>(key, { freshTime: 0 });
  const { data, isValidating } = resource;
  const [askedKey, setAskedKey] = useState<ResourceKey | null>(null);
  if (data !== undefined && !isValidating && askedKey !== key) setAskedKey(key);
  return { ...resource, data: key !== null && key === askedKey ? data : undefined };
}
