import { useCallback, useRef } from 'react';
import { request, type ResourceKey } from '@portal/shared-ui';
import { refusalCodeOf } from '../failure.ts';
import { randomId } from '../random-id.ts';

/** The item is there, or it was and is gone: its id says nothing about the next one. */
const ID_SPENT = new Set(['already_saved', 'id_taken']);

/**
 * Creates items at this address, one after another; throws HttpError. An item keeps its id until it is known to be stored: sent
 * again after an answer that was lost, it is refused as saved already (409 with `current`), and not made twice.
 */
export function useCreation<Item>(writes: ResourceKey): (values: object) => Promise<Item> {
  const id = useRef<string>(null);
  return useCallback(
    async (values) => {
      id.current ??= randomId();
      try {
        const created = await request<Item>('POST', `${writes}?id=${id.current}`, values);
        id.current = null;
        return created;
      } catch (error) {
        if (ID_SPENT.has(refusalCodeOf(error) ?? '')) id.current = null;
        throw error;
      }
    },
    [writes],
  );
}
