import { buffer } from 'node:stream/consumers';
import type { Knex } from 'knex';
import type { ChildrenState, MediaDeletion, MediaUse } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { answered } from '../../editing/picture-answers.ts';
import { staleVersion, type Editor } from '../../editing/versions.ts';
import { conflict, notFound, type AppError } from '../../errors.ts';
import type { ObjectStorage } from '../../storage/object-storage.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createLibraryRepository } from './library.repository.ts';
import { newObject, type ObjectWriter } from './object-writer.ts';
import { findUses, keyOf, removeUses } from './picture-places.ts';

type Parts = {
  db: Database;
  /** The storage of the served pictures. */
  storage: ObjectStorage;
  /** The storage of the deleted ones: nothing is served from there. */
  hidden: ObjectStorage;
  writer: ObjectWriter;
  /** Takes away the file at an address that was given up. */
  removeFile: (url: string) => Promise<void>;
  onGone: (url: string) => Promise<void>;
};

type Removal = MediaDeletion & { children?: ChildrenState };

/**
 * Pictures that are deleted, and come back within 30 days. Their row has the address that they will come back to; their
 * file lies hidden under that key.
 */
export function createPictureBin({ db, storage, hidden, writer, removeFile, onGone }: Parts) {
  const library = createLibraryRepository(db);

  /** Returns the address that it had. */
  const takeAway = async (
    trx: Knex.Transaction,
    id: string,
    { force = false, children }: Removal,
    editor: Editor,
  ): Promise<string> => {
    const locked = createLibraryRepository(trx);
    const row = await locked.lock(id, undefined);
    const { url } = row;
    const usedIn = await findUses(trx, url);
    if (usedIn.length > 0 && !force) throw inUse(usedIn);
    const former = createFormerAddresses(trx);
    for (const address of [url, ...(await former.findOf(id))]) await removeUses(trx, address);
    // Nothing in it is known from before.
    const { key } = newObject(url.split('.').at(-1) ?? '');
    const state = { url: `/objects/${key}`, deleted_at: new Date(), ...(children && answered(children)) };
    await locked.setDeleted(row, state, editor);
    await former.add(url, id);
    if (children) await former.withdraw(id);
    const bytes = await readFile(storage, url);
    if (bytes) await hidden.put(key, bytes);
    return url;
  };

  return {
    takeAway,

    /**
     * Hides a picture, so that it is gone for everybody and can still come back; `children` says why.
     * @throws AppError 404, or 409 with `usedIn` while it is shown somewhere
     */
    async put(id: string, removal: Removal, editor: Editor): Promise<void> {
      const url = await db.transaction((trx) => takeAway(trx, id, removal, editor));
      await removeFile(url).catch(() => undefined);
    },

    /**
     * Withdraws a picture whose consent was withdrawn, and all uploads of the same file: people withdraw a picture, not
     * a copy of it. @throws AppError 404
     */
    async withdraw(id: string, editor: Editor): Promise<void> {
      const gone = await db.transaction(async (trx) => {
        const urls: string[] = [];
        for (const copy of await createLibraryRepository(trx).withdrawCopies(id))
          urls.push(await takeAway(trx, copy, { force: true, children: 'withdrawn' }, editor));
        return urls;
      });
      for (const url of gone) await removeFile(url).catch(() => undefined);
    },

    /** The file of a deleted picture, for users who may restore it. @throws AppError 404 */
    async read(id: string): Promise<{ bytes: Buffer; type: string }> {
      const { url, type } = await library.findDeleted(id);
      const bytes = await readFile(hidden, url);
      if (!bytes) throw notFound('Die Datei dieses Bildes ist nicht mehr da.');
      return { bytes, type };
    },

    /** @throws AppError 404 when it is not deleted, or no longer there */
    async takeBack(id: string, editor: Editor): Promise<void> {
      const { url } = await library.findDeleted(id);
      await writer.write({ id, key: keyOf(url) }, async ({ trx, put }) => {
        const locked = createLibraryRepository(trx);
        const row = await locked.lockDeleted(id);
        if (row.url !== url) throw changedMeanwhile();
        await locked.setDeleted(row, { url, deleted_at: null }, editor);
        const bytes = await readFile(hidden, url);
        if (bytes) await put(bytes);
      });
      await hidden.delete(keyOf(url)).catch(() => undefined);
    },

    /** Hides deleted pictures in the public folder: those of a restored backup or of older versions of the portal. */
    async hide(): Promise<void> {
      for (const { id, url } of await library.findAllDeleted()) {
        await onGone(url);
        if (!(await storage.stat(keyOf(url)))) continue;
        await db.transaction(async (trx) => {
          // Somebody who restores it at the same time needs the file.
          if (!(await createLibraryRepository(trx).isStillDeleted(id, url))) return;
          const bytes = await readFile(storage, url);
          if (bytes) await hidden.put(keyOf(url), bytes);
          await storage.delete(keyOf(url));
        });
      }
    },

    /** Permanently removes pictures deleted more than 30 days ago: first the rows, then the files. */
    async empty(): Promise<void> {
      const gone = await db.transaction((trx) => createLibraryRepository(trx).deleteExpired());
      for (const url of gone) await hidden.delete(keyOf(url)).catch(() => undefined);
    },
  };
}

async function readFile(storage: ObjectStorage, url: string): Promise<Buffer | undefined> {
  const key = keyOf(url);
  return (await storage.stat(key)) && buffer(await storage.open(key));
}

function inUse(usedIn: readonly MediaUse[]): AppError {
  const places = usedIn.length === 1 ? 'einer Stelle' : `${usedIn.length} Stellen`;
  return conflict('picture_in_use', `Das Bild wird noch an ${places} gezeigt.`, { usedIn });
}

function changedMeanwhile(): AppError {
  return staleVersion('Das Bild wurde gerade geändert. Bitte noch einmal ansehen.');
}
