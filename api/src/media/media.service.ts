import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createFolderStorage, type ObjectStorage } from '../storage/object-storage.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { createLibraryRepository } from './library.repository.ts';
import { createMediaRepository, type NewPicture } from './media.repository.ts';
import { normalizePicture, type NormalizedPicture } from './normalize-picture.ts';
import { createObjectWriter } from './object-writer.ts';
import { createPictureBin } from './picture-bin.ts';
import { keyOf, moveUses } from './picture-places.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/**
 * A picture somebody sends: its bytes or the path of a file, and what that was called. `uploadedBy` is a user's id, null
 * for the portal itself.
 */
export type PictureFile = { file: Buffer | string; alt: string; name?: string; uploadedBy: string | null };

/** A new file for a stored picture. Without `version` it wins knowingly. */
export type Replacement = { file: Buffer | string; version?: number };

type Origin = Pick<NewPicture, 'alt' | 'name' | 'uploadedBy' | 'sha256'>;
type Editor = { id: string } | null;

/** Stores pictures: file, row and nothing half. */
export type MediaService = ReturnType<typeof createMediaService>;

/**
 * Pictures in `dataDir`/objects, described in the table `media`. `queue` limits how many are worked on at once; whoever
 * makes pictures in the same process passes the same one. `onGone` hears of addresses whose picture is no longer there.
 */
export function createMediaService(parts: {
  db: Database;
  dataDir: string;
  storage?: ObjectStorage;
  queue?: WorkQueue;
  onGone?: (url: string) => Promise<void>;
}) {
  const { db, dataDir, onGone = () => Promise.resolve() } = parts;
  const storage = parts.storage ?? createFolderStorage(join(dataDir, 'objects'));
  const queue = parts.queue ?? createWorkQueue({ atOnce: 2, waiting: 200 });
  const incoming = createIncomingFolder(join(dataDir, 'incoming'));
  const writer = createObjectWriter({ db, storage, incoming });
  const media = createMediaRepository(db);
  const former = createFormerAddresses(db);

  const store = async ({ file, alt, name = '', uploadedBy }: PictureFile): Promise<Upload> => {
    const { sent, sha256 } = await read(file);
    const origin = { alt, name, uploadedBy, sha256 };
    const stored =
      (await reuse(origin)) ?? (await insert(await normalizePicture(sent), origin)) ?? (await reuse(origin));
    if (!stored) throw new Error('the same picture was stored and removed in the meantime');
    return stored;
  };

  /** Sending a file again gives the picture that is there; only a missing alternative text is filled in. */
  const reuse = async (origin: Origin): Promise<Upload | undefined> => {
    const same = await media.findSame(origin);
    if (same) await media.takeBack(same.id);
    if (!same || same.alt !== '' || origin.alt === '') return same;
    await media.fillAlt(same.id, origin.alt);
    return { ...same, alt: origin.alt };
  };

  const insert = ({ bytes, extension, ...picture }: NormalizedPicture, origin: Origin) =>
    writer.write(extension, async ({ id, key, trx, put }): Promise<Upload | undefined> => {
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
    // With the id, so that whoever sends this file as a picture of its own gets one.
    const content = `${sha256}:${id}`;
    if (await media.hasContent(id, content)) return; // an answer got lost, and the file came again
    const { bytes, extension, ...picture } = await normalizePicture(sent);
    const from = await writer.write(
      extension,
      async ({ key, trx, put }) => {
        const library = createLibraryRepository(trx);
        const row = await library.lock(id, version);
        const url = `/objects/${key}`;
        await library.replace(row, { ...picture, url, bytes: bytes.length, sha256: content }, editor);
        await createFormerAddresses(trx).add(row.url, id);
        await moveUses(trx, row.url, url);
        await put(bytes);
        return row.url;
      },
      id,
    );
    await removeFile(from).catch(() => undefined);
  };

  return {
    storage,
    queue,
    incoming,
    former,
    bin: createPictureBin({ db, storage, writer, removeFile }),
    removeFile,
    settle: writer.settle,

    /** Stores a picture once per person. @throws AppError 415, 422 or 503 with a German sentence */
    storePicture: (picture: PictureFile): Promise<Upload> => queue.run(() => store(picture)),

    /**
     * Puts another file behind a picture, everywhere it is shown; its former address leads to the new one.
     * @throws AppError 404, 409, 415, 422 or 503
     */
    replacePicture: (id: string, replacement: Replacement, editor: Editor): Promise<void> =>
      queue.run(() => replace(id, replacement, editor)),

    /** Removes what a killed process left half done; call it once, at start. */
    async cleanUp(): Promise<void> {
      // With the storage away the mark stays, and the next start settles it.
      for (const key of await incoming.takeLeftovers()) await writer.settle(key).catch(() => undefined);
    },
  };
}

async function read(file: Buffer | string): Promise<{ sent: Buffer; sha256: string }> {
  const sent = typeof file === 'string' ? await readFile(file) : file;
  return { sent, sha256: createHash('sha256').update(sent).digest('hex') };
}
