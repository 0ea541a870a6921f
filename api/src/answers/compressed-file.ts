import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import type { Encoding } from './encoding.ts';
import { tagOf } from './entity-tag.ts';

const CHUNK_BYTES = 64 * 1024;
/** 256 KB are buffered on either side, for each reader without brotli. */
const WINDOW_BITS = 18;

/** A long text, compressed with brotli, on the disk. `size` and `compressedSize` in bytes. */
export type CompressedFile = {
  etag: string;
  size: number;
  compressedSize: number;
  /** The stored brotli, or plain text for clients without brotli. */
  read(encoding: Encoding): Readable;
  /** Frees its disk space. Nobody may be reading any more. */
  close(): Promise<void>;
};

/**
 * Compresses a text while it is written. The file is nameless from the start: nobody finds half of it, and the system
 * removes it with the process, however that ends. Passes on errors of the disk and the text.
 */
export async function writeCompressedFile(folder: string, text: AsyncIterable<string>): Promise<CompressedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${randomUUID()}.br`);
  const file = await open(path, 'wx+');
  try {
    await unlink(path);
    const hash = createHash('sha256');
    let size = 0;
    const measured = async function* () {
      for await (const part of text) {
        const bytes = Buffer.from(part);
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS };
    await finished(
      measured,
      createBrotliCompress({ params, chunkSize: CHUNK_BYTES }),
      async (parts: AsyncIterable<Buffer>) => {
        for await (const part of parts) await file.appendFile(part);
      },
    );
    const { size: compressedSize } = await file.stat();

    const bytes = async function* () {
      for (let place = 0; place < compressedSize;) {
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, place);
        yield buffer.subarray(0, bytesRead);
        place += bytesRead;
      }
    };
    const read = (encoding: Encoding): Readable => {
      const compressed = Readable.from(bytes(), { objectMode: false });
      if (encoding === 'br') return compressed;
      return pipeline(compressed, createBrotliDecompress({ chunkSize: CHUNK_BYTES }), () => undefined);
    };
    const etag = `W/"${tagOf(hash)}"`;
    return { etag, size, compressedSize, read, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}
