import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../../database/connect.ts';
import { holdFiles, whileFilesAreFree } from '../../storage/files-under-way.ts';
import { isStorageAway, type ObjectStorage } from '../../storage/object-storage.ts';
import type { IncomingFolder } from './incoming-folder.ts';

/** The id of a picture or document, and the key of its object. */
type ObjectName = { id: string; key: string };

/** What a write gets: the name, and the transaction; `put` stores the object. */
type NewObject = ObjectName & { trx: Knex.Transaction; put: (bytes: Buffer) => Promise<void> };

export type ObjectWriter = ReturnType<typeof createObjectWriter>;

/** A name that begins with the id: of something new, or of what is `known` already. */
export function newObject(extension: string, known?: string): ObjectName {
  const id = known ?? randomUUID();
  const name = known ? `${known}-${randomUUID().slice(0, 8)}` : id;
  return { id, key: `${new Date().toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}` };
}

/**
 * Writes an object and the row that shows it together, or neither. `isKnown`: whether a row says that it lies under a
 * key.
 */
export function createObjectWriter(parts: {
  db: Database;
  storage: ObjectStorage;
  incoming: IncomingFolder;
  isKnown: (key: string) => Promise<boolean>;
}) {
  const { db, storage, incoming, isKnown } = parts;

  /** The database decides whether an object stays: a commit whose answer got lost may have happened. */
  const settle = async (key: string): Promise<void> => {
    if (!(await isKnown(key))) await storage.delete(key);
    await incoming.unmark(key);
  };

  return {
    settle,

    /** Finishes or undoes the writes of killed processes; later, while another instance writes. */
    async settleLeftovers(): Promise<void> {
      await whileFilesAreFree(db, 'objects', async () => {
        // If the storage is unavailable, the mark stays and the next time finishes the work.
        for (const key of await incoming.findMarked()) await settle(key).catch(() => undefined);
      });
    },

    async write<T>({ id, key }: ObjectName, work: (object: NewObject) => Promise<T>): Promise<T> {
      await incoming.mark(key);
      let isAway = false;
      try {
        return await db.transaction(async (trx) => {
          await holdFiles(trx, 'objects');
          return work({ id, key, trx, put: (bytes) => storage.put(key, bytes) });
        });
      } catch (error) {
        isAway = isStorageAway(error);
        throw error;
      } finally {
        // If the database is unavailable, the mark stays and the next start finishes the work.
        const settled = settle(key).catch(() => undefined);
        // A storage that has just timed out would do so again.
        if (!isAway) await settled;
      }
    },
  };
}
