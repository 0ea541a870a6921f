import { useCallback, useRef } from 'react';
import { request, type ResourceKey } from '@portal/shared-ui';
import { refusalCodeOf } from '../failure.ts';
import { keepSentId, sentIdOf, type CopyName } from '../local-copy.ts';
import { randomId } from '../random-id.ts';

/** The item is there, or it was and is gone: its id says nothing about the next one. */
const ID_SPENT = new Set(['already_saved', 'id_taken']);

/**
 * Creates items at this address, one after another; throws HttpError. An item keeps its id until it is known to be
 * stored: sent again after an answer that was lost, it is refused as saved already (409 with `current`), and not made
 * twice. With `copy` also by who comes back to what this browser has kept of it.
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
        // What is saved already goes on under its id, until its copy is no longer needed.
        if (copy && code === 'id_taken') keepSentId(copy, undefined);
        throw error;
      }
    },
    [writes, copy],
  );
}
