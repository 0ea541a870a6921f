import { buffer } from 'node:stream/consumers';
import type { MediaDeletion, MediaUse } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createLibraryRepository } from './library.repository.ts';
import type { ObjectWriter } from './object-writer.ts';
import { findUses, keyOf, removeUses } from './picture-places.ts';

type Parts = {
  db: Database;
  storage: ObjectStorage;
  writer: ObjectWriter;
  /** Takes away the file at an address that was given up. */
  removeFile: (url: string) => Promise<void>;
};
type Editor = { id: string } | null;

/** Pictures that are deleted, and come back within 30 days. */
export function createPictureBin({ db, storage, writer, removeFile }: Parts) {
  const readFile = async (url: string): Promise<Buffer | undefined> => {
    const key = keyOf(url);
    return (await storage.stat(key)) && buffer(await storage.open(key));
  };

  return {
    /**
     * Moves a picture to an address nobody knows, so that it is gone for everybody and can still come back.
     * @throws AppError 404, or 409 with `usedIn` while it is shown somewhere
     */
    async put(id: string, { force = false }: MediaDeletion, editor: Editor): Promise<void> {
      const { url } = await createLibraryRepository(db).find(id);
      const bytes = await readFile(url);
      const from = await writer.write(
        url.split('.').at(-1) ?? '',
        async ({ key, trx, put }) => {
          const library = createLibraryRepository(trx);
          const row = await library.lock(id, undefined);
          if (row.url !== url) throw replacedMeanwhile();
          const usedIn = await findUses(trx, url);
          if (usedIn.length > 0 && !force) throw inUse(usedIn);
          await removeUses(trx, url);
          await library.setDeleted(row, { url: `/objects/${key}`, deleted_at: new Date() }, editor);
          await createFormerAddresses(trx).add(url, id);
          if (bytes) await put(bytes);
          return url;
        },
        id,
      );
      await removeFile(from).catch(() => undefined);
    },

    /** @throws AppError 404 when it is not deleted, or no longer there */
    async takeBack(id: string, editor: Editor): Promise<void> {
      await db.transaction(async (trx) => {
        const library = createLibraryRepository(trx);
        const row = await library.lockDeleted(id);
        await library.setDeleted(row, { url: row.url, deleted_at: null }, editor);
      });
    },

    /** Removes for ever what was deleted more than 30 days ago: first the rows, then the files. */
    async empty(): Promise<void> {
      const gone = await db.transaction(async (trx) => {
        const urls = await createLibraryRepository(trx).deleteExpired();
        for (const url of urls) await createFormerAddresses(trx).add(url, null);
        return urls;
      });
      for (const url of gone) await removeFile(url).catch(() => undefined);
    },
  };
}

function inUse(usedIn: readonly MediaUse[]): AppError {
  const places = usedIn.length === 1 ? 'einer Stelle' : `${usedIn.length} Stellen`;
  return new AppError(409, 'picture_in_use', `Das Bild wird noch an ${places} gezeigt.`, { usedIn });
}

function replacedMeanwhile(): AppError {
  return new AppError(409, 'stale_version', 'Das Bild wurde gerade ersetzt. Bitte noch einmal ansehen.');
}
