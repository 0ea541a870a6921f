import { useMemo } from 'react';
import { request, useRefreshResources } from '@portal/shared-ui';
import { publishAnswered } from '../children/picture-answers.ts';
import { removeWithUndo } from './remove-with-undo.ts';
import { tryEach } from './try-each.ts';
import { useCreation } from './use-creation.ts';
import type { CopyName } from '../local-copy.ts';
import { targetOf, type Edited, type EditedKind, type KindRemoval } from './edited-kind.ts';

/** How a kind of content is saved; everything that shows it is refetched afterwards. */
export type Writer<Item extends Edited> = {
  /** Creates without `base`, else changes it; throws HttpError. */
  save: (values: object, base: Item | null) => Promise<Item>;
  /** Does what `save` does, without refetching. */
  send: (values: object, base: Item | null) => Promise<Item>;
  /**
   * Changes those with these keys one after another, as far as it can be; a `version` prevents overwriting. Throws the
   * first HttpError, or names those of several that failed; `onChanged` gets those that were changed even so.
   */
  change: (keys: readonly string[], change: object, bulk?: BulkChange<Item>) => Promise<void>;
  /** Deletes those with these keys, with undo; returns whether anything was deleted, and reports failures itself. */
  remove: (keys: readonly string[], removal: KindRemoval) => Promise<boolean>;
  /** Takes those with these keys out of the bin, as far as it can be; throws what `change` throws. */
  restore: (keys: readonly string[], nameOf?: (key: string) => string) => Promise<void>;
  /** Puts these first, in this order, if they are still in the one before; throws HttpError. */
  reorder: (ids: readonly string[], before: readonly string[]) => Promise<void>;
  /** Refetches the resources that show it. */
  refresh: () => Promise<void>;
};

/** What is told about a change of several: `nameOf` their keys for those that failed. */
type BulkChange<Item> = { onChanged?: (key: string, saved: Item) => void; nameOf?: (key: string) => string };

/** `copy`: this browser's copy of a new one. */
export function useWriter<Item extends Edited>(kind: EditedKind<Item>, copy?: CopyName): Writer<Item> {
  const refreshResources = useRefreshResources();
  const create = useCreation<Item>(kind.writes, copy);
  return useMemo(() => {
    const refresh = () => refreshResources(kind.list, kind.writes, ...(kind.shownBy ?? []));
    const send = (values: object, base: Item | null) =>
      publishAnswered(() =>
        base
          ? request<Item>('PATCH', targetOf(kind, kind.keyOf(base)), { ...values, version: base.version })
          : create(values),
      );
    return {
      refresh,
      send,
      async save(values, base) {
        const saved = await send(values, base);
        await refresh();
        return saved;
      },
      async change(keys, change, { onChanged, nameOf } = {}) {
        const changeOne = async (key: string) => {
          const saved = await publishAnswered(() => request<Item>('PATCH', targetOf(kind, key), change));
          onChanged?.(key, saved);
        };
        try {
          await tryEach(keys, changeOne, nameOf);
        } finally {
          await refresh();
        }
      },
      remove: (keys, { query, nameOf, ...removal }) =>
        removeWithUndo({
          ...removal,
          ...(nameOf && { names: keys.map(nameOf) }),
          paths: keys.map((key) => targetOf(kind, key) + (query ? `?${query}` : '')),
          refresh,
        }),
      async restore(keys, nameOf) {
        try {
          await tryEach(keys, (key) => request('POST', `${targetOf(kind, key)}/restore`), nameOf);
        } finally {
          await refresh();
        }
      },
      async reorder(ids, before) {
        try {
          await request('PUT', `${kind.writes}/order`, { ids, before });
        } finally {
          await refresh();
        }
      },
    };
  }, [refreshResources, create, kind]);
}
