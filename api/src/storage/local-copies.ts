import { buffer } from 'node:stream/consumers';
import type { ObjectStorage, ServedStorage } from './object-storage.ts';

/**
 * What is read of `remote` is copied to `copies` and served from there; objects never change, so a copy is never old. A
 * list names copies too: one that was kept while this instance was away is found like any other object nobody knows.
 */
export function withLocalCopies(remote: ObjectStorage, copies: ServedStorage): ServedStorage {
  const underway = new Map<string, Promise<void>>();

  const copy = async (key: string): Promise<void> => {
    if (await copies.stat(key)) return;
    await copies.put(key, await buffer(await remote.open(key)));
  };

  const bring = (key: string): Promise<void> => {
    const known = underway.get(key);
    if (known) return known;
    const copying = copy(key).finally(() => underway.delete(key));
    underway.set(key, copying);
    return copying;
  };

  return {
    folder: copies.folder,
    copies: { bring, forget: copies.delete },

    async put(key, bytes) {
      await remote.put(key, bytes);
      await copies.delete(key);
    },

    async open(key) {
      await bring(key);
      return copies.open(key);
    },

    stat: async (key) => (await copies.stat(key)) ?? remote.stat(key),

    async delete(key) {
      await copies.delete(key);
      await remote.delete(key);
    },

    async *list() {
      yield* remote.list();
      yield* copies.list();
    },
  };
}
