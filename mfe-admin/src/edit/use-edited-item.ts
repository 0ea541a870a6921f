import { useEffect, useState } from 'react';
import { useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

/**
 * A resource that is about to be edited: no data before it was asked for anew. A form that began with what was kept from
 * before would meet a conflict that is none. Where asking fails, what was kept is shown beside the error.
 */
export function useEditedItem<T>(key: ResourceKey | null): Resource<T> {
  const resource = useResource<T>(key, { freshTime: 0 });
  const { data, isValidating, reload } = resource;
  // What was kept comes as if it had just been asked for: only who has seen the question knows that it is answered.
  const [askingKey, setAskingKey] = useState<ResourceKey | null>(null);
  const [askedKey, setAskedKey] = useState<ResourceKey | null>(null);
  const isKept = data !== undefined && !isValidating && askingKey !== key;
  useEffect(() => {
    // Who comes back at once would not be asked for again.
    if (isKept) reload();
  }, [isKept, reload]);
  if (isValidating && askingKey !== key) setAskingKey(key);
  if (data !== undefined && !isValidating && askingKey === key && askedKey !== key) setAskedKey(key);
  return { ...resource, data: key !== null && key === askedKey ? data : undefined };
}
