import knex, { type Knex } from 'knex';
import { isDeadlock } from './database-errors.ts';

/** A connection or a transaction: what repositories are built from. */
export type Database = Knex;

/**
 * A pool for `url`. Nothing is opened before the first query. A transaction that PostgreSQL has ended because of a
 * deadlock is retried once; its effects beside the database may happen twice.
 */
export function connectDatabase(url: string, poolSize = 10): Database {
  const db = knex({
    client: 'pg',
    connection: { connectionString: url, application_name: 'portal', keepAlive: true },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 5_000,
    // Errors are thrown as well, and logged where they are handled.
    log: { warn: () => undefined, error: () => undefined },
  });
  const transaction = beginningAnew(db.transaction.bind(db));
  return Object.defineProperty(db, 'transaction', { value: transaction, configurable: true });
}

/** Does not retry transactions with settings of their own, such as that of a backup, which streams its rows. */
function beginningAnew(begin: Database['transaction']): Database['transaction'] {
  const begins = begin as (...given: unknown[]) => Promise<unknown>;
  const again = (work: unknown, ...settings: unknown[]) => {
    const begun = begins(work, ...settings);
    if (typeof work !== 'function' || settings.length > 0) return begun;
    return begun.catch((error: unknown) => {
      if (!isDeadlock(error)) throw error;
      return begins(work);
    });
  };
  return again as Database['transaction'];
}
