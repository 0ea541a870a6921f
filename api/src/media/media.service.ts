import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Upload } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { createMediaRepository, type NewPicture } from './media.repository.ts';
import { normalizePicture, type NormalizedPicture } from './normalize-picture.ts';
import { createFolderStorage, type ObjectStorage } from './object-storage.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** A picture somebody sends: its bytes or the path of a file. `uploadedBy` is a user's id, null for the portal itself. */
export type PictureFile = { file: Buffer | string; alt: string; uploadedBy: string | null };

type Origin = Pick<NewPicture, 'alt' | 'uploadedBy' | 'sha256'>;

/** Stores pictures: file, row and nothing half. */
export type MediaService = ReturnType<typeof createMediaService>;

/**
 * Pictures in `dataDir`/objects, described in the table `media`. `queue` limits how many are worked on at once; whoever
 * makes pictures in the same process passes the same one.
 */
export function createMediaService(parts: {
  db: Database;
  dataDir: string;
  storage?: ObjectStorage;
  queue?: WorkQueue;
}) {
  const { db, dataDir } = parts;
  const storage = parts.storage ?? createFolderStorage(join(dataDir, 'objects'));
  const queue = parts.queue ?? createWorkQueue({ atOnce: 2, waiting: 200 });
  const incoming = createIncomingFolder(join(dataDir, 'incoming'));

  const media = createMediaRepository(db);

  const store = async ({ file, alt, uploadedBy }: PictureFile): Promise<Upload> => {
    const sent = typeof file === 'string' ? await readFile(file) : file;
    const origin = { alt, uploadedBy, sha256: createHash('sha256').update(sent).digest('hex') };
    const stored =
      (await reuse(origin)) ?? (await insert(await normalizePicture(sent), origin)) ?? (await reuse(origin));
    if (!stored) throw new Error('the same picture was stored and removed in the meantime');
    return stored;
  };

  /** Sending a file again gives the picture that is there; only a missing alternative text is filled in. */
  const reuse = async (origin: Origin): Promise<Upload | undefined> => {
    const same = await media.findSame(origin);
    if (!same || same.alt !== '' || origin.alt === '') return same;
    await media.updateAlt(same.id, origin.alt);
    return { ...same, alt: origin.alt };
  };

  const insert = async (normalized: NormalizedPicture, origin: Origin): Promise<Upload | undefined> => {
    const { bytes, extension, ...picture } = normalized;
    const id = randomUUID();
    const key = `${new Date().toISOString().slice(0, 7).replace('-', '/')}/${id}.${extension}`;
    await incoming.mark(key);
    try {
      return await db.transaction(async (trx) => {
        const row = { ...picture, ...origin, id, url: `/objects/${key}`, bytes: bytes.length };
        const upload = await createMediaRepository(trx).insert(row);
        if (upload) await storage.put(key, bytes);
        return upload;
      });
    } finally {
      // With the database away the mark stays, and the next start settles it.
      await settle(key).catch(() => undefined);
    }
  };

  /** The database decides whether an object stays: a commit whose answer got lost may have happened. */
  const settle = async (key: string): Promise<void> => {
    if (!(await media.existsByUrl(`/objects/${key}`))) await storage.delete(key);
    await incoming.unmark(key);
  };

  return {
    storage,
    queue,
    incoming,

    /** Stores a picture once per person. @throws AppError 415, 422 or 503 with a German sentence */
    storePicture: (picture: PictureFile): Promise<Upload> => queue.run(() => store(picture)),

    /** Removes what a killed process left half done; call it once, at start. */
    async cleanUp(): Promise<void> {
      for (const key of await incoming.takeLeftovers()) await settle(key);
    },
  };
}
