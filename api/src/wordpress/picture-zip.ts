import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { UPLOAD_BYTES } from '../contract/index.ts';
import { isStorageAway } from '../storage/object-storage.ts';
import { PictureMissing, unusableZip } from './import-errors.ts';
import { readable } from './old-site.ts';
import type { ZipSource } from './zip-parts.ts';

const MOST_ENTRIES = 200_000;
/** Entries that are read in one go: reading those in memory leaves nobody else a turn. */
const AT_A_TIME = 100;
/** No address of a picture is longer. */
const LONGEST_NAME = 1_000;
/** Pictures are compressed already: a file that grows like this is no picture. */
const MOST_RATIO = 50;
const SMALL = 1024 * 1024;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic)$/i;

/** Pictures in a zip of the folder `uploads`. */
export type PictureZip = {
  /** The picture behind an address of the old site. @throws PictureMissing */
  read(source: string, signal: AbortSignal): Promise<Buffer>;
  close(): void;
};

/**
 * Opens a zip and reads its directory alone: only requested pictures are unpacked, into memory, and no name is used as
 * a path.
 * @throws AppError 422
 */
export async function openPictureZip({ reader, bytes }: ZipSource, signal?: AbortSignal): Promise<PictureZip> {
  const zip = await fromRandomAccessReaderPromise(reader, bytes, { autoClose: false }).catch((error: unknown) => {
    refuseAway(error);
    throw unusableZip('Es ist beschädigt, unvollständig oder kein Zip.');
  });
  try {
    const entries = await readEntries(zip, signal);
    return {
      async read(source, ended) {
        const entry = entries.get(keyOf(new URL(source).pathname));
        if (!entry) throw new PictureMissing('Es ist nicht im Zip.');
        return readEntry(zip, entry, ended);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile, signal?: AbortSignal): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw unusableZip(`Es enthält mehr als ${MOST_ENTRIES} Dateien.`);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      signal?.throwIfAborted();
      if (zip.entriesRead % AT_A_TIME === 0) await othersTurn();
      const { fileName: name } = entry;
      if (name.length <= LONGEST_NAME && PICTURE.test(name)) entries.set(keyOf(name), placeOf(entry));
    }
  } catch (error) {
    signal?.throwIfAborted();
    refuseAway(error);
    throw unusableZip('Es ist beschädigt, oder Namen darin führen aus ihm hinaus.');
  }
  if (entries.size === 0) throw unusableZip('Es enthält keine Bilder. Gebraucht wird der Ordner „wp-content/uploads“.');
  return entries;
}

/** The fields by which a file is read; names, comments and further fields of thousands would fill the memory. */
function placeOf(entry: Entry): Entry {
  const { compressedSize, uncompressedSize, compressionMethod } = entry;
  const { generalPurposeBitFlag, relativeOffsetOfLocalHeader } = entry;
  return Object.assign(new Entry(), {
    compressedSize,
    uncompressedSize,
    compressionMethod,
    generalPurposeBitFlag,
    relativeOffsetOfLocalHeader,
  });
}

async function readEntry(zip: ZipFile, entry: Entry, signal: AbortSignal): Promise<Buffer> {
  const { uncompressedSize: size, compressedSize } = entry;
  if (entry.isEncrypted()) throw new PictureMissing('Es ist im Zip verschlüsselt.');
  if (size > UPLOAD_BYTES) throw new PictureMissing(`Es ist größer als ${UPLOAD_BYTES / 1024 / 1024} MB.`);
  if (size > SMALL && size > MOST_RATIO * compressedSize) throw new PictureMissing('Es ist kein Bild.');
  try {
    // The reader refuses a file that unpacks to more than the zip says.
    return await buffer(addAbortSignal(signal, await zip.openReadStreamPromise(entry)));
  } catch (error) {
    signal.throwIfAborted();
    refuseAway(error);
    throw new PictureMissing('Es ist im Zip beschädigt.');
  }
}

/** Nothing is known of a zip that cannot be read just now. */
function refuseAway(error: unknown): void {
  if (isStorageAway(error)) throw error;
}

/** The names of folders before „uploads“ differ from zip to zip. */
function keyOf(path: string): string {
  const spelt = readable(path).normalize('NFC').toLowerCase();
  const start = spelt.lastIndexOf('uploads/');
  return start < 0 ? spelt.replace(/^\/{1,9}/, '') : spelt.slice(start + 'uploads/'.length);
}
