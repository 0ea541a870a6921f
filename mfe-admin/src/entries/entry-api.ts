import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { request, useRefreshResources, type ResourceKey } from '@portal/shared-ui';
import { removeWithUndo } from '../removal/remove-with-undo.ts';

/** A kind of content with `GET /api/admin/<resource>`, writes below `/api/<resource>`, versions and an undo. */
export type EntryResource = 'sliders' | 'banners' | 'sponsors' | 'board-members';

/** What every entry has. */
export type Entry = { id: string; version: number };

/** Writing one kind of content; afterwards all lists of it are fetched anew. */
export type EntryWriter = {
  /** Creates without `base`, else changes it; throws HttpError. */
  save: <Item extends Entry>(values: object, base: Entry | null) => Promise<Item>;
  /** Asks, deletes, leaves its screen, and offers to take it back. */
  remove: (item: Entry, name: string, leave: () => void) => Promise<void>;
  /** Puts these first, in this order; throws HttpError. */
  reorder: (ids: readonly string[]) => Promise<void>;
};

export function useEntryWriter(resource: EntryResource): EntryWriter {
  const refreshResources = useRefreshResources();
  return useMemo(() => {
    const refresh = () => refreshResources(adminKey(resource), `/api/${resource}`);
    return {
      async save<Item extends Entry>(values: object, base: Entry | null) {
        const saved = base
          ? await request<Item>('PATCH', `/api/${resource}/${base.id}`, { ...values, version: base.version })
          : await request<Item>('POST', `/api/${resource}`, values);
        await refresh();
        return saved;
      },
      async remove({ id }, name, leave) {
        await removeWithUndo({
          paths: [`/api/${resource}/${id}`],
          question: {
            title: 'Löschen?',
            text: `„${name}“ verschwindet sofort von der Website. Das lässt sich gleich danach rückgängig machen.`,
          },
          done: `„${name}“ gelöscht.`,
          refresh,
          leave,
        });
      },
      async reorder(ids) {
        await request('PUT', `/api/${resource}/order`, { ids });
        await refresh();
      },
    };
  }, [refreshResources, resource]);
}

/** The admin list's resource. */
export function adminKey(resource: EntryResource): ResourceKey {
  return `/api/admin/${resource}`;
}

/** Deletes an entry and leaves its screen when it is gone. */
export function useRemoveAndLeave(resource: EntryResource, listPath: string): (item: Entry, name: string) => void {
  const { remove } = useEntryWriter(resource);
  const navigate = useNavigate();
  return (item, name) => {
    void remove(item, name, () => void navigate(listPath));
  };
}
