import { useEffect, useState } from 'react';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/**
 * A resource that is about to be edited: no data before a fresh answer. A form that began with old cached data would
 * report a false conflict. If the request fails, the cached data is shown beside the error.
 */
export function useEditedItem<T>(key: ResourceKey | null): Resource<T> {
  const resource = useResource<T>(key, { freshTime: 0 });
  const { data, isValidating, reload } = resource;
  // Cached data looks like a fresh answer: only a request that was seen starting proves that it is one.
  const [askingKey, setAskingKey] = useState<ResourceKey | null>(null);
  const [askedKey, setAskedKey] = useState<ResourceKey | null>(null);
  const isKept = data !== undefined && !isValidating && askingKey !== key;
  useEffect(() => {
    // A quick return to the screen would not request it again.
    if (isKept) reload();
  }, [isKept, reload]);
  if (isValidating && askingKey !== key) setAskingKey(key);
  if (data !== undefined && !isValidating && askingKey === key && askedKey !== key) setAskedKey(key);
  return { ...resource, data: key !== null && key === askedKey ? data : undefined };
}
