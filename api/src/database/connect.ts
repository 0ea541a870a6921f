import knex, { type Knex } from 'knex';

/** A connection or a transaction: what repositories are built from. */
export type Database = Knex;

/** A pool for `url`. Nothing is opened before the first query. */
export function connectDatabase(url: string, poolSize = 10): Database {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: 'portal', keepAlive: true },
    pool: { min: 0, max: poolSize },
    acquireConnectionTimeout: 5_000,
    // What goes wrong is thrown as well, and logged where it is handled.
    log: { warn: () => undefined, error: () => undefined },
  });
}
