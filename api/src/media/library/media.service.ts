import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import type { Editor } from '../../editing/versions.ts';
import { AppError } from '../../errors.ts';
import { createFolderStorage, type ObjectStorage } from '../../storage/object-storage.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { createLibraryRepository } from './library.repository.ts';
import { createMediaRepository, type NewPicture } from './media.repository.ts';
import { keepFinished, normalizePicture, type NormalizedPicture } from '../pictures/normalize-picture.ts';
import { createObjectWriter, newObject } from './object-writer.ts';
import { createPictureBin } from './picture-bin.ts';
import { keyOf, moveUses } from './picture-places.ts';
import { createWorkQueue } from '../pictures/work-queue.ts';

/**
 * A picture somebody sends: its bytes or the path of a file, and what that was called. `uploadedBy` is a user's id, null
 * for the portal itself. One that `isFinished` comes with the portal and is stored as it is.
 */
export type PictureFile = {
  file: Buffer | string;
  alt: string;
  name?: string;
  uploadedBy: string | null;
  isFinished?: boolean;
};

/** A new file for a stored picture. Without `version` it wins knowingly. */
type Replacement = { file: Buffer | string; version?: number };

type Origin = Pick<NewPicture, 'alt' | 'name' | 'uploadedBy' | 'sha256'>;

/** Stores pictures: file, row and nothing half. */
export type MediaService = ReturnType<typeof createMediaService>;

/**
 * Pictures in `storage` (by default `dataDir`/objects), deleted ones in `hidden`, described in the table `media`. Those that
 * come in are worked on one at a time, in a line of their own. `onGone` hears of addresses whose picture is no longer
 * there.
 */
export function createMediaService(parts: {
  db: Database;
  dataDir: string;
  storage?: ObjectStorage;
  hidden?: ObjectStorage;
  onGone?: (url: string) => Promise<void>;
}) {
  const { db, dataDir, onGone = () => Promise.resolve() } = parts;
  const storage = parts.storage ?? createFolderStorage(join(dataDir, 'objects'));
  const hidden = parts.hidden ?? createFolderStorage(join(dataDir, 'deleted-pictures'));
  const queue = createWorkQueue({ atOnce: 1, waiting: 200 });
  const incoming = createIncomingFolder(join(dataDir, 'incoming'));
  const writer = createObjectWriter({ db, storage, incoming });
  const media = createMediaRepository(db);
  const former = createFormerAddresses(db);

  const store = async ({ file, alt, name = '', uploadedBy, isFinished }: PictureFile): Promise<Upload> => {
    const { sent, sha256 } = await read(file);
    const origin = { alt, name, uploadedBy, sha256 };
    const make = isFinished ? keepFinished : normalizePicture;
    const stored = (await reuse(origin)) ?? (await insert(await make(sent), origin)) ?? (await reuse(origin));
    if (!stored) throw new Error('the same picture was stored and removed in the meantime');
    return stored;
  };

  /** Uploading a file again returns the existing picture; only a missing alternative text is filled in. */
  const reuse = async (origin: Origin): Promise<Upload | undefined> => {
    const found = await media.findSame(origin);
    if (!found) return undefined;
    const { same, isDeleted } = found;
    if (isDeleted) await bin.takeBack(same.id, origin.uploadedBy ? { id: origin.uploadedBy } : null).catch(ignoreTaken);
    if (same.alt !== '' || origin.alt === '') return same;
    await media.fillAlt(same.id, origin.alt);
    return { ...same, alt: origin.alt };
  };

  const insert = ({ bytes, extension, ...picture }: NormalizedPicture, origin: Origin) =>
    writer.write(newObject(extension), async ({ id, key, trx, put }): Promise<Upload | undefined> => {
      const row = { ...picture, ...origin, id, url: `/objects/${key}`, bytes: bytes.length };
      const upload = await createMediaRepository(trx).insert(row);
      if (upload) await put(bytes);
      return upload;
    });

  /** What was at this address is gone for everybody; a file that cannot be removed now is removed later. */
  const removeFile = async (url: string): Promise<void> => {
    await onGone(url);
    await storage.delete(keyOf(url));
    await former.markRemoved(url);
  };

  const replace = async (id: string, { file, version }: Replacement, editor: Editor): Promise<void> => {
    const { sent, sha256 } = await read(file);
    // With the id, so that uploading this file separately makes another picture.
    const content = `${sha256}:${id}`;
    if (await media.hasContent(id, content)) return; // an answer got lost, and the file came again
    const { bytes, extension, ...picture } = await normalizePicture(sent);
    const from = await writer.write(newObject(extension, id), async ({ key, trx, put }) => {
      const library = createLibraryRepository(trx);
      const row = await library.lock(id, version);
      const url = `/objects/${key}`;
      await library.replace(row, { ...picture, url, bytes: bytes.length, sha256: content }, editor);
      await createFormerAddresses(trx).add(row.url, id);
      await moveUses(trx, row.url, url);
      await put(bytes);
      return row.url;
    });
    await removeFile(from).catch(() => undefined);
  };

  const bin = createPictureBin({ db, storage, hidden, writer, removeFile, onGone });

  return {
    storage,
    hidden,
    incoming,
    former,
    bin,
    removeFile,
    settle: writer.settle,

    /** Stores a picture once per person. @throws AppError 415, 422 or 503 with a German sentence */
    storePicture: (picture: PictureFile): Promise<Upload> => queue.run(() => store(picture), picture.uploadedBy ?? ''),

    /**
     * Puts another file behind a picture, everywhere it is shown; its former address leads to the new one.
     * @throws AppError 404, 409, 415, 422 or 503
     */
    replacePicture: (id: string, replacement: Replacement, editor: Editor): Promise<void> =>
      queue.run(() => replace(id, replacement, editor), editor?.id),

    /** Removes the unfinished work of a killed process; call it once, at start. */
    async cleanUp(): Promise<void> {
      // If the storage is unavailable, the mark stays and the next start finishes the work.
      for (const key of await incoming.takeLeftovers()) await writer.settle(key).catch(() => undefined);
    },
  };
}

/** Somebody else has restored it at the same moment. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof AppError && error.statusCode === 404)) throw error;
}

async function read(file: Buffer | string): Promise<{ sent: Buffer; sha256: string }> {
  const sent = typeof file === 'string' ? await readFile(file) : file;
  return { sent, sha256: createHash('sha256').update(sent).digest('hex') };
}
