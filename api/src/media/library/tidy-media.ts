import type { Database } from '../../database/connect.ts';
import { areFilesHeld } from '../../storage/files-under-way.ts';
import { createMediaRepository } from './media.repository.ts';
import type { ObjectStorage } from '../../storage/object-storage.ts';
import type { MediaService } from './media.service.ts';
import { keyOf } from './picture-places.ts';

/** A file without a row may be one whose row is being written, here or elsewhere. */
export const GRACE_MS = 60 * 60 * 1000;
const AT_ONCE = 500;

/** How many files were taken away. */
type Tidied = { formerFiles: number; unknownFiles: number };

/**
 * Removes what nobody needs: deleted pictures from the public folder, and for good when that was long ago, files of
 * addresses that were given up, files without a row that are older than an hour, uploads that were abandoned, keys of
 * old uploads. Several instances may do it at once.
 */
export async function tidyMedia(db: Database, service: MediaService, nowMs = Date.now()): Promise<Tidied> {
  await service.bin.hide();
  await service.bin.empty();
  const former = await service.former.findWithFile();
  for (const url of former) await service.removeFile(url);

  const media = createMediaRepository(db);
  const among = (which: { deleted?: boolean }) => async (keys: string[]) =>
    new Set(
      [
        ...(await media.findKnown(
          keys.map((key) => `/objects/${key}`),
          which,
        )),
      ].map(keyOf),
    );
  const unknownFiles =
    (await removeUnknown(db, service.storage, nowMs, among({}))) +
    (await removeUnknown(db, service.hidden, nowMs, among({ deleted: true })));
  await service.incoming.removeAbandoned(nowMs - GRACE_MS);
  await media.forgetOldKeys();
  return { formerFiles: former.length, unknownFiles };
}

/** Removes files without a row that are older than an hour, unless a restore goes on; returns how many. */
export async function removeUnknown(
  db: Database,
  storage: ObjectStorage,
  nowMs: number,
  findKnown: (keys: string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  // A restore may take longer, and its rows come last. One that begins from now on writes newer files.
  if (await areFilesHeld(db, 'restore')) return 0;
  let removed = 0;
  const look = async (keys: string[]): Promise<void> => {
    const known = await findKnown(keys);
    for (const key of keys.filter((one) => !known.has(one))) {
      await storage.delete(key);
      removed += 1;
    }
  };

  let keys: string[] = [];
  for await (const { key, writtenMs } of storage.list()) {
    if (writtenMs < nowMs - GRACE_MS) keys.push(key);
    if (keys.length < AT_ONCE) continue;
    await look(keys);
    keys = [];
  }
  await look(keys);
  return removed;
}
