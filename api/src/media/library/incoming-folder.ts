import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeAbandoned, UNFINISHED } from '../../folders/abandoned-files.ts';
import { makePrivateFolder } from '../../folders/private-folder.ts';

const MARK = /^(\d{4})-(\d{2})-([0-9a-f-]{36,45}\.[a-z]+)$/;

/**
 * Objects on their way into the storage: files while they arrive, and a mark for every object that is written but not
 * yet in the database. After a crash the marks tell which objects have no row.
 */
export type IncomingFolder = ReturnType<typeof createIncomingFolder>;

/** Keeps arriving files in `folder`, on the same file system as the objects. */
export function createIncomingFolder(folder: string) {
  const markOf = (key: string): string => join(folder, key.replaceAll('/', '-'));

  return {
    /** Writes a stream to a file of its own and returns its path; a stream that breaks off leaves nothing. */
    async receive(stream: Readable): Promise<string> {
      // The files still have the cameras' metadata, such as place and time.
      await makePrivateFolder(folder);
      const path = join(folder, randomUUID() + UNFINISHED);
      try {
        await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return path;
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },

    async mark(key: string): Promise<void> {
      await makePrivateFolder(folder);
      await writeFile(markOf(key), '');
    },

    unmark: (key: string): Promise<void> => rm(markOf(key), { force: true }),

    /** Removes files that arrived before `beforeMs` and were never processed. */
    /** Removes files that arrived before `beforeMs` and were never processed. */
    removeAbandoned: (beforeMs: number): Promise<void> => removeAbandoned(folder, beforeMs),

    /** The keys that are marked. */
    async findMarked(): Promise<string[]> {
      const keys: string[] = [];
      for (const name of await readdir(folder).catch(() => [])) {
        const [, year, month, file] = MARK.exec(name) ?? [];
        if (file) keys.push(`${year}/${month}/${file}`);
      }
      return keys;
    },
  };
}
