import { buffer } from 'node:stream/consumers';
import { createBoundedFolder } from './bounded-folder.ts';
import type { ObjectStorage, ServedStorage } from './object-storage.ts';

/** Room on the disk for copies. */
const COPIES_BYTES = 1024 * 1024 * 1024;

/**
 * Objects that are read from `remote` are copied to `copies`, up to `maxBytes`, and served from there; objects never
 * change, so a copy is never outdated. Lists include copies: one whose object was deleted while this instance was down
 * is cleaned up like any unknown object.
 */
export function withLocalCopies(
  remote: ObjectStorage,
  copies: ServedStorage,
  maxBytes: number = COPIES_BYTES,
): ServedStorage {
  const room = createBoundedFolder(copies.folder, maxBytes);
  const underway = new Map<string, Promise<void>>();

  const copy = async (key: string): Promise<void> => {
    if (await copies.stat(key)) return;
    const bytes = await buffer(await remote.open(key));
    await room.write(bytes.length, () => copies.put(key, bytes));
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
    copies: { bring, forget: copies.delete, prune: room.prune },

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
