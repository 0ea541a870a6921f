import type { Database } from '../database/connect.ts';

/**
 * Files that instances on one data folder must not remove from each other, with the advisory lock that marks them
 * (numbers of our own): objects whose row is not written yet, and unpacked backups.
 */
const LOCKS = { objects: 19_030_616, restore: 19_030_617 };

export type FilesUnderWay = keyof typeof LOCKS;

/**
 * Tells every instance, until the transaction ends, that these files belong to somebody; waits for instances that clear
 * away.
 */
export async function holdFiles(trx: Database, what: FilesUnderWay): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock_shared(?)', [LOCKS[what]]);
}

/**
 * Does `work` while these files belong to nobody, and nobody begins; not at all while they do. Returns whether it did.
 */
export async function whileFilesAreFree(
  db: Database,
  what: FilesUnderWay,
  work: () => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    const isFree = await tryLock(trx, what);
    if (isFree) await work();
    return isFree;
  });
}

/** Whether somebody is working on these files now. */
export const areFilesHeld = async (db: Database, what: FilesUnderWay): Promise<boolean> => !(await tryLock(db, what));

async function tryLock(db: Database, what: FilesUnderWay): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { isFree: boolean }[] }>('SELECT pg_try_advisory_xact_lock(?) AS "isFree"', [
    LOCKS[what],
  ]);
  return rows[0]?.isFree ?? false;
}
