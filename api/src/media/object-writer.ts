import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../database/connect.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import type { IncomingFolder } from './incoming-folder.ts';
import { createMediaRepository } from './media.repository.ts';

/** What a write gets: the picture's id, the key of its object, and the transaction; `put` stores the object. */
type NewObject = { id: string; key: string; trx: Knex.Transaction; put: (bytes: Buffer) => Promise<void> };

export type ObjectWriter = ReturnType<typeof createObjectWriter>;

/** Writes an object and the row that knows it together, or neither. */
export function createObjectWriter(parts: { db: Database; storage: ObjectStorage; incoming: IncomingFolder }) {
  const { db, storage, incoming } = parts;
  const media = createMediaRepository(db);

  /** The database decides whether an object stays: a commit whose answer got lost may have happened. */
  const settle = async (key: string): Promise<void> => {
    if (!(await media.existsByUrl(`/objects/${key}`))) await storage.delete(key);
    await incoming.unmark(key);
  };

  return {
    settle,

    /** The object's name begins with the picture's id: a new one, or `known` when the picture is there already. */
    async write<T>(extension: string, work: (object: NewObject) => Promise<T>, known?: string): Promise<T> {
      const id = known ?? randomUUID();
      const name = known ? `${known}-${randomUUID().slice(0, 8)}` : id;
      const key = `${new Date().toISOString().slice(0, 7).replace('-', '/')}/${name}.${extension}`;
      await incoming.mark(key);
      try {
        return await db.transaction((trx) => work({ id, key, trx, put: (bytes) => storage.put(key, bytes) }));
      } finally {
        // With the database away the mark stays, and the next start settles it.
        await settle(key).catch(() => undefined);
      }
    },
  };
}
