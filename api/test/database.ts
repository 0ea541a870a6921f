import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './global-setup.ts';

/** A fresh, migrated database of its own. Call `drop()` after closing everything that uses it. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_${process.pid}_${randomBytes(4).toString('hex')}`;
  // Files are copied four times as fast as blocks are logged: the template is small, and nothing is synced.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${process.env['TEST_TEMPLATE']} STRATEGY FILE_COPY`);
  return {
    url: withDatabase(process.env['TEST_SERVER_URL'] ?? '', name),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_SERVER_URL'] });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
