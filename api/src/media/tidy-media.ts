import type { Database } from '../database/connect.ts';
import { createMediaRepository } from './media.repository.ts';
import type { MediaService } from './media.service.ts';

/** A file without a row may be one whose row is being written, here or elsewhere. */
const GRACE_MS = 60 * 60 * 1000;
const AT_ONCE = 500;

/** How many files were taken away. */
export type Tidied = { formerFiles: number; unknownFiles: number };

/**
 * Takes away what nobody needs: pictures deleted long ago, files of addresses that were given up, files without a row
 * that are older than an hour, uploads that were abandoned, keys of old uploads. Several instances may do it at once.
 */
export async function tidyMedia(db: Database, service: MediaService, nowMs = Date.now()): Promise<Tidied> {
  await service.bin.empty();
  const former = await service.former.findWithFile();
  for (const url of former) await service.removeFile(url);

  const media = createMediaRepository(db);
  let unknownFiles = 0;
  const removeUnknown = async (keys: string[]): Promise<void> => {
    const known = await media.findKnown(keys.map((key) => `/objects/${key}`));
    for (const key of keys)
      if (!known.has(`/objects/${key}`)) {
        await service.storage.delete(key);
        unknownFiles += 1;
      }
  };

  let keys: string[] = [];
  for await (const { key, writtenMs } of service.storage.list()) {
    if (writtenMs < nowMs - GRACE_MS) keys.push(key);
    if (keys.length < AT_ONCE) continue;
    await removeUnknown(keys);
    keys = [];
  }
  await removeUnknown(keys);
  await service.incoming.removeAbandoned(nowMs - GRACE_MS);
  await media.forgetOldKeys();
  return { formerFiles: former.length, unknownFiles };
}
