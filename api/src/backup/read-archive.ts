import { buffer } from 'node:stream/consumers';
import { pipeline, type Readable, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { AppError } from '../errors.ts';
import { detached } from '../http/detached.ts';
import { invalidBackup } from './backup-errors.ts';

/** Limits of an archive, in bytes where nothing else is said; far above what a club has. */
export const BACKUP_LIMITS = {
  manifest: 1024 * 1024,
  end: 64 * 1024 * 1024,
  /** One entry of rows, which is parsed at once. */
  rows: 64 * 1024 * 1024,
  picture: 32 * 1024 * 1024,
  /** Number of entries. */
  entries: 500_000,
  /** Everything, unpacked. */
  total: 20 * 1024 * 1024 * 1024,
  /** The maximum ratio of unpacked to sent bytes, beyond the first `unpackedFree`. */
  ratio: 100,
  unpackedFree: 32 * 1024 * 1024,
} as const;

/** A file of an archive; `read` answers its content, unless it is larger than `limit` bytes. */
export type ArchiveEntry = { name: string; read: (limit: number) => Promise<Buffer> };

/**
 * The plain files of a `.tar.gz`, each of which must be read before the next one. Ends with an `AppError` 422 when the
 * archive is damaged, holds anything but plain files, or grows beyond all measure.
 */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry> {
  const received = { bytes: 0 };
  const archive = extract();
  pipeline(detached(source), counting(received), createGunzip(), bounded(received), archive, () => undefined);
  let count = 0;
  try {
    for await (const entry of archive) {
      const { name, type, size } = entry.header;
      count += 1;
      if (type !== 'file') throw invalidBackup('Sie enthält etwas anderes als einfache Dateien.');
      if (count > BACKUP_LIMITS.entries) throw invalidBackup('Sie enthält zu viele Dateien.');
      yield {
        name,
        read: (limit) => {
          if (size > limit) throw invalidBackup('Sie enthält eine übergroße Datei.');
          return buffer(entry).catch(refuse);
        },
      };
    }
  } catch (error) {
    refuse(error);
  } finally {
    archive.destroy();
  }
}

function counting(received: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received.bytes += chunk.length;
      done(null, chunk);
    },
  });
}

/** Stops archives that are small on the way and endless unpacked. */
function bounded(received: Readonly<{ bytes: number }>): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const allowed = BACKUP_LIMITS.unpackedFree + BACKUP_LIMITS.ratio * received.bytes;
      if (bytes > Math.min(allowed, BACKUP_LIMITS.total)) done(invalidBackup('Sie ist ausgepackt viel zu groß.'));
      else done(null, chunk);
    },
  });
}

/** Refusals and disk failures keep their message; everything else is the archive's fault. */
function refuse(error: unknown): never {
  if (error instanceof AppError || 'syscall' in (error as NodeJS.ErrnoException)) throw error;
  throw invalidBackup('Sie ist beschädigt oder keine Sicherung eines Portals.');
}
