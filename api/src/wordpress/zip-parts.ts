import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { RandomAccessReader } from 'yauzl';
import { PICTURE_ZIP_BYTES, PICTURE_ZIP_PART_BYTES } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError, conflict } from '../errors.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { unusableZip, wrongState } from './import-errors.ts';

/** Space that has to stay free on the disk for everything else. */
const SPARE_BYTES = 1024 * 1024 * 1024;
/** Parts in memory: pictures that articles show one after the other lie beside each other in a zip. */
const MOST_KEPT = 3;
const ID_LENGTH = 36;

/** A zip that came in parts. */
export type ZipSource = { reader: RandomAccessReader; bytes: number };

/** Zips of pictures, in parts as they were sent: where pictures are stored, so that every instance can read them. */
export type ZipParts = ReturnType<typeof createZipParts>;

/** `disk`: the folder whose disk they lie on; null where they lie in a bucket. */
export function createZipParts(db: Database, storage: ObjectStorage, disk: string | null) {
  const keyOf = (id: string, start: number) => `${id}-${start}`;

  async function findEnds(id: string, connection = db): Promise<number[]> {
    const row = await connection('wordpress_imports')
      .where({ id })
      .first<{ zip_ends: string[] } | undefined>('zip_ends');
    return row?.zip_ends.map(Number) ?? [];
  }

  return {
    /**
     * Keeps a part of a zip, from `start` on, and answers how much is there. Each may be sent again; parts that were
     * sent behind it have to be sent again as well. `requireStill` throws if its sender may no longer send it.
     * @throws AppError 409 when an earlier part is missing, 413, 507
     */
    async receive(id: string, start: number, part: Readable, requireStill: () => Promise<void>): Promise<number> {
      if (disk !== null) await requireRoom(disk);
      requirePlace(await findEnds(id), start);
      const bytes = await readPart(part, start);
      await requireStill();
      await storage.put(keyOf(id, start), bytes);
      return db.transaction(async (trx) => {
        const ready = await trx('wordpress_imports').where({ id, state: 'ready' }).forUpdate().first('id');
        if (!ready) throw wrongState('Dieser Import hat schon begonnen.');
        const ends = await findEnds(id, trx);
        requirePlace(ends, start);
        const kept = [...ends.filter((end) => end <= start), start + bytes.length];
        await trx('wordpress_imports')
          .where({ id })
          .update({ zip_ends: kept, zip_bytes: start + bytes.length });
        return start + bytes.length;
      });
    },

    /** @throws AppError 422 when nothing was sent */
    async open(id: string): Promise<ZipSource> {
      const ends = await findEnds(id);
      const bytes = ends.at(-1);
      if (bytes === undefined) throw unusableZip('Es wurde noch keines hochgeladen.');
      const read = keepLast(async (start: number) => buffer(await storage.open(keyOf(id, start))));
      return { reader: new PartsReader(ends, read), bytes };
    },

    /** Removes the zip of an import. */
    remove: async (id: string): Promise<void> => {
      for await (const { key } of storage.list()) if (key.startsWith(id)) await storage.delete(key);
    },

    /** Removes the zips of all imports but those that `findOpen` names. */
    removeOthers: async (findOpen: () => Promise<string[]>): Promise<void> => {
      const keys: string[] = [];
      for await (const { key } of storage.list()) keys.push(key);
      // Asked afterwards: of a part that is there the import is known, also where another instance has just begun it.
      const open = new Set(await findOpen());
      for (const key of keys) if (!open.has(key.slice(0, ID_LENGTH))) await storage.delete(key);
    },
  };
}

/** Reads from any place of a file that lies in parts, which end at `ends`. */
class PartsReader extends RandomAccessReader {
  readonly #ends: readonly number[];
  readonly #read: (start: number) => Promise<Buffer>;

  constructor(ends: readonly number[], read: (start: number) => Promise<Buffer>) {
    super();
    this.#ends = ends;
    this.#read = read;
  }

  /** The library reads the list of files a few bytes at a time: a stream for each takes several times as long. */
  override read(
    target: Buffer,
    offset: number,
    length: number,
    from: number,
    done: (error: Error | null, bytes?: number) => void,
  ): void {
    const copy = callbackify(() => this.#copy(target.subarray(offset, offset + length), from));
    copy(done);
  }

  async #copy(target: Buffer, from: number): Promise<number> {
    let bytes = 0;
    for await (const piece of this.#pieces(from, from + target.length)) bytes += piece.copy(target, bytes);
    return bytes;
  }

  override _readStreamForRange(from: number, to: number): Readable {
    return Readable.from(this.#pieces(from, to), { objectMode: false });
  }

  async *#pieces(from: number, to: number): AsyncGenerator<Buffer> {
    let start = 0;
    for (const end of this.#ends) {
      if (start >= to) return;
      if (end > from) yield (await this.#read(start)).subarray(Math.max(0, from - start), to - start);
      start = end;
    }
  }
}

function keepLast(read: (start: number) => Promise<Buffer>): (start: number) => Promise<Buffer> {
  const kept = new Map<number, Promise<Buffer>>();
  return (start) => {
    const found = kept.get(start) ?? read(start);
    // The part that was requested last is at the end. A failed one is requested again.
    kept.delete(start);
    kept.set(start, found);
    found.catch(() => kept.delete(start));
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_KEPT) break;
      kept.delete(oldest);
    }
    return found;
  };
}

async function readPart(part: Readable, start: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > PICTURE_ZIP_PART_BYTES || start + bytes > PICTURE_ZIP_BYTES)
      throw new AppError(413, 'file_too_large', `Das Zip ist zu groß (höchstens ${PICTURE_ZIP_BYTES / 1024 ** 3} GB).`);
    chunks.push(chunk);
  }
  if (bytes === 0) throw unusableZip('Es ist leer.');
  return Buffer.concat(chunks);
}

function requirePlace(ends: readonly number[], start: number): void {
  if (start > 0 && !ends.includes(start))
    throw conflict('missing_part', 'Ein früherer Teil des Zips fehlt. Bitte das Zip noch einmal von vorn hochladen.');
}

async function requireRoom(disk: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  if (bavail * bsize < SPARE_BYTES)
    throw new AppError(507, 'storage_full', 'Auf dem Server ist für das Zip kein Platz mehr.');
}
