import { open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PICTURE_ZIP_BYTES, PICTURE_ZIP_PART_BYTES } from '../contract/index.ts';
import { AppError, conflict } from '../errors.ts';
import { makePrivateFolder } from '../private-folder.ts';
import { zipPath } from './import-row.ts';

/** What the disk has to keep free for everything else. */
const SPARE_BYTES = 1024 * 1024 * 1024;

/**
 * Lays a part of a zip into its file, from `offset` on, and answers how much is there: large files come in parts, each of which may be
 * sent again. @throws AppError 409 when an earlier part is missing, 413, 507
 */
export async function receiveZipPart(folder: string, id: string, offset: number, part: Readable): Promise<number> {
  await makePrivateFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < SPARE_BYTES)
    throw new AppError(507, 'storage_full', 'Auf dem Server ist für das Zip kein Platz mehr.');
  const file = await open(zipPath(folder, id), offset === 0 ? 'w' : 'r+', 0o600).catch(missing);
  try {
    if ((await file.stat()).size < offset) throw missingPart();
    let place = offset;
    for await (const chunk of part as AsyncIterable<Buffer>) {
      if (place + chunk.length - offset > PICTURE_ZIP_PART_BYTES || place + chunk.length > PICTURE_ZIP_BYTES)
        throw new AppError(
          413,
          'file_too_large',
          `Das Zip ist zu groß (höchstens ${PICTURE_ZIP_BYTES / 1024 ** 3} GB).`,
        );
      await file.write(chunk, 0, chunk.length, place);
      place += chunk.length;
    }
    await file.truncate(place);
    return place;
  } finally {
    await file.close();
  }
}

/** Removes the zips of all but these imports. */
export async function removeOtherZips(folder: string, ids: readonly string[]): Promise<void> {
  const kept = new Set(ids.map((id) => zipPath(folder, id)));
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (!kept.has(path) && (await stat(path)).isFile()) await rm(path, { force: true });
  }
}

function missing(error: NodeJS.ErrnoException): never {
  throw error.code === 'ENOENT' ? missingPart() : error;
}

function missingPart(): AppError {
  return conflict('missing_part', 'Ein früherer Teil des Zips fehlt. Bitte das Zip noch einmal von vorn hochladen.');
}
