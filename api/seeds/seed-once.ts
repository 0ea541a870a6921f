import type { Database } from '../src/database/connect.ts';

/**
 * Whether a kind of demo content is still to be filled in: never done before, and nobody has written any in `table`
 * (null: there is always something).
 */
export async function isUnseeded(db: Database, kind: string, table: string | null): Promise<boolean> {
  if (await db('seeded').where({ kind }).first('kind')) return false;
  return table === null || !(await db(table).first());
}

/** Fills in a kind of demo content in one transaction, once in the life of a database. Returns whether it did. */
export async function seedOnce(
  db: Database,
  kind: string,
  table: string | null,
  write: (trx: Database) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(19030614)');
    if (!(await isUnseeded(trx, kind, table))) return false;
    await write(trx);
    await trx('seeded').insert({ kind });
    return true;
  });
}
