import { useCallback, useRef } from 'react';
import { request, type ResourceKey } from '@portal/shared-ui';
import { refusalCodeOf } from '../failure.ts';
import { keepSentId, sentIdOf, type CopyName } from '../local-copy.ts';
import { randomId } from '../random-id.ts';

/** The item is there, or it was and is gone: its id says nothing about the next one. */
const ID_SPENT = new Set(['already_saved', 'id_taken']);

/**
 * Creates items at this address, one after another; throws HttpError. An item keeps its id until it is known to be
 * stored: sent again after a lost answer, it is refused as already saved (409 with `current`) and not created twice.
 * With `copy` the id also survives a closed tab, together with the browser's copy of the item.
 */
export function useCreation<Item>(writes: ResourceKey, copy?: CopyName): (values: object) => Promise<Item> {
  const id = useRef<string>(null);
  return useCallback(
    async (values) => {
      id.current ??= (copy && sentIdOf(copy)) ?? randomId();
      if (copy) keepSentId(copy, id.current);
      try {
        const created = await request<Item>('POST', `${writes}?id=${id.current}`, values);
        id.current = null;
        if (copy) keepSentId(copy, undefined);
        return created;
      } catch (error) {
        const code = refusalCodeOf(error) ?? '';
        if (ID_SPENT.has(code)) id.current = null;
        // An item that is saved already keeps its id until its copy is no longer needed.
        if (copy && code === 'id_taken') keepSentId(copy, undefined);
        throw error;
      }
    },
    [writes, copy],
  );
}
