import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import type { ChildrenAnswer, PictureAnswers, PictureToAnswer, Upload } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { answerPictures, unanswered } from '../../editing/picture-answers.ts';
import type { Editor } from '../../editing/versions.ts';
import { AppError, conflict } from '../../errors.ts';
import { sha256Of } from '../../crypto/sha256.ts';
import { createFolderStorage, isStorageAway, type ObjectStorage } from '../../storage/object-storage.ts';
import { drawApart, type DrawDrawing } from '../drawings/draw-apart.ts';
import { isDrawing } from '../pictures/picture-type.ts';
import { createFormerAddresses } from './former-addresses.ts';
import { createIncomingFolder } from './incoming-folder.ts';
import { createLibraryRepository } from './library.repository.ts';
import { createMediaRepository, type NewPicture } from './media.repository.ts';
import { keepFinished, normalizePicture, type NormalizedPicture } from '../pictures/normalize-picture.ts';
import { createObjectWriter, newObject } from './object-writer.ts';
import { createPictureBin } from './picture-bin.ts';
import { settleAddresses } from './present-addresses.ts';
import { keyOf, moveUses } from './picture-places.ts';
import { findRefusals, keepRefusals } from './refused-pictures.ts';
import { createWorkQueue } from '../pictures/work-queue.ts';

/**
 * A picture somebody sends: its bytes or the path of a file, and the file's name. `uploadedBy` is a user's id, null for
 * the portal itself. One that `isFinished` comes with the portal and is stored as it is; one that `mayBeDrawing` is
 * rasterized when it is SVG.
 */
export type PictureFile = {
  file: Buffer | string;
  alt: string;
  name?: string;
  uploadedBy: string | null;
  isFinished?: boolean;
  mayBeDrawing?: boolean;
};

/** A new file for a stored picture, and whether it shows children. Without `version` it wins knowingly. */
type Replacement = { file: Buffer | string; version?: number; children?: ChildrenAnswer };

type Origin = Pick<NewPicture, 'alt' | 'name' | 'uploadedBy' | 'sha256' | 'children'>;

/** Stores pictures: file and row, or neither. */
export type MediaService = ReturnType<typeof createMediaService>;

/**
 * Pictures in `storage` (by default `dataDir`/objects), deleted ones in `hidden`, described in the table `media`. New
 * ones are processed one at a time, in a queue of their own. `onGone` is called with addresses whose picture is gone.
 */
export function createMediaService(parts: {
  db: Database;
  dataDir: string;
  storage?: ObjectStorage;
  hidden?: ObjectStorage;
  onGone?: (url: string) => Promise<void>;
  draw?: DrawDrawing;
}) {
  const { db, dataDir, onGone = () => Promise.resolve(), draw = drawApart() } = parts;
  const storage = parts.storage ?? createFolderStorage(join(dataDir, 'objects'));
  const hidden = parts.hidden ?? createFolderStorage(join(dataDir, 'deleted-pictures'));
  const queue = createWorkQueue({ atOnce: 1, waiting: 200, failsAll: isStorageAway });
  const incoming = createIncomingFolder(join(dataDir, 'incoming'));
  const media = createMediaRepository(db);
  const isKnown = (key: string) => media.isShownAt(`/objects/${key}`);
  const writer = createObjectWriter({ db, storage, incoming, isKnown });
  const former = createFormerAddresses(db);

  const store = async ({
    file,
    alt,
    name = '',
    uploadedBy,
    isFinished,
    mayBeDrawing,
  }: PictureFile): Promise<Upload> => {
    const { sent, sha256 } = await read(file);
    // Nobody real is on the pictures that come with the portal.
    const origin: Origin = { alt, name, uploadedBy, sha256, ...(isFinished && { children: 'none' }) };
    const make = isFinished ? keepFinished : normalizePicture;
    const dots = async () => (mayBeDrawing && isDrawing(sent) ? draw(sent) : sent);
    const stored = (await reuse(origin)) ?? (await insert(await make(await dots()), origin)) ?? (await reuse(origin));
    if (!stored) throw new Error('the same picture was stored and removed in the meantime');
    return stored;
  };

  /** Uploading a file again returns the existing picture; only a missing alternative text is filled in. */
  const reuse = async (origin: Origin): Promise<Upload | undefined> => {
    const found = await media.findSame(origin);
    if (!found) return undefined;
    const { same, isDeleted } = found;
    if (isDeleted) await bin.takeBack(same.id, origin.uploadedBy ? { id: origin.uploadedBy } : null).catch(ignoreTaken);
    if (origin.children) await media.fillChildren(same.id, origin.children);
    if (same.alt !== '' || origin.alt === '') return same;
    await media.fillAlt(same.id, origin.alt);
    return { ...same, alt: origin.alt };
  };

  const insert = ({ bytes, extension, ...picture }: NormalizedPicture, origin: Origin) =>
    writer.write(newObject(extension), async ({ id, key, trx, put }): Promise<Upload | undefined> => {
      const rows = createMediaRepository(trx);
      const row = { ...picture, ...origin, id, url: `/objects/${key}`, bytes: bytes.length };
      const upload = await rows.insert({
        ...row,
        ...((await rows.isWithdrawn(origin.sha256)) && { children: 'withdrawn' }),
      });
      if (upload) await put(bytes);
      return upload;
    });

  /** Removes the picture at this address for everybody; a file that cannot be removed now is removed later. */
  const removeFile = async (url: string): Promise<void> => {
    await onGone(url);
    await storage.delete(keyOf(url));
    await former.markRemoved(url);
  };

  const replace = async (id: string, { file, version, children }: Replacement, editor: Editor): Promise<void> => {
    const { sent, sha256 } = await read(file);
    // With the id, so that uploading this file separately makes another picture.
    const content = `${sha256}:${id}`;
    if (await media.hasContent(id, content)) return; // an answer got lost, and the file came again
    const { bytes, extension, ...picture } = await normalizePicture(sent);
    const from = await writer.write(newObject(extension, id), async ({ key, trx, put }) => {
      const library = createLibraryRepository(trx);
      const row = await library.lock(id, version);
      const url = `/objects/${key}`;
      await library.replace(row, { ...picture, url, bytes: bytes.length, sha256: content }, children ?? null, editor);
      await createFormerAddresses(trx).add(row.url, id);
      await moveUses(trx, row.url, url);
      await requireShowable(trx, { id, url: row.url, name: row.name, children: children ?? null });
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
    settleAddresses,

    /** Call it before a change that brings back former content, and the returned function afterwards. */
    async noteRefusals(trx: Knex.Transaction): Promise<() => Promise<string[]>> {
      const refusals = await findRefusals(trx);
      return () => keepRefusals(trx, bin, refusals);
    },

    /** Removes the rows of pictures that came with the portal and are shown nowhere; returns their keys. */
    forgetUnused: async (trx: Database): Promise<string[]> =>
      (await createLibraryRepository(trx).deleteUnusedOfPortal()).map(keyOf),

    /** Stores a picture once per person. @throws AppError 415, 422 or 503 with a German sentence */
    storePicture: (picture: PictureFile): Promise<Upload> => queue.run(() => store(picture), picture.uploadedBy ?? ''),

    /**
     * Puts another file behind a picture, everywhere it is shown; its former address leads to the new one. A picture
     * that visitors see is only replaced when the new file's `children` may be shown.
     * @throws AppError 404, 409, 415, 422 or 503
     */
    replacePicture: (id: string, replacement: Replacement, editor: Editor): Promise<void> =>
      queue.run(() => replace(id, replacement, editor), editor?.id),

    /**
     * Answers for many pictures at once whether they show children. Pictures that visitors see without consent go to
     * the bin with `force`, and are refused without. @throws AppError 409
     */
    async answer({ ids, force = false, ...said }: PictureAnswers, editor: Editor): Promise<void> {
      const isMissing = said.children === 'missing';
      if (isMissing && force)
        for (const id of await createLibraryRepository(db).findPublished(ids))
          await bin.put(id, { force, children: 'missing' }, editor).catch(ignoreTaken);
      await db.transaction(async (trx) => {
        await answerPictures(trx, ids, said, editor);
        // Checked afterwards: the write above had to wait for others who were publishing.
        const published = isMissing ? await createLibraryRepository(trx).findPublished(ids) : [];
        if (published.length > 0) throw stillShown(published.length);
      });
    },

    /** Removes the unfinished work of a killed process. */
    cleanUp: (): Promise<void> => writer.settleLeftovers(),
  };
}

/** Throws 409 when visitors would see a picture that may not be shown. */
async function requireShowable(trx: Database, picture: PictureToAnswer): Promise<void> {
  if (picture.children === 'none' || picture.children === 'consent') return;
  const isOpen = picture.children === null;
  const published = await createLibraryRepository(trx).findPublished([picture.id], { isOpen });
  if (published.length > 0) throw unanswered([picture]);
}

/** Somebody else has restored or deleted it at the same moment. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof AppError && error.statusCode === 404)) throw error;
}

function stillShown(count: number): AppError {
  const message =
    count === 1
      ? 'Ein Bild davon ist auf der Website zu sehen und müsste ohne Einwilligung überall verschwinden.'
      : `${count} Bilder davon sind auf der Website zu sehen und müssten ohne Einwilligung überall verschwinden.`;
  return conflict('picture_in_use', message);
}

async function read(file: Buffer | string): Promise<{ sent: Buffer; sha256: string }> {
  const sent = typeof file === 'string' ? await readFile(file) : file;
  return { sent, sha256: sha256Of(sent) };
}
