import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { withDatabase } from './global-setup.ts';

/** A fresh, migrated database of its own. Ask for `drop()` after closing everything that uses it. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `portal_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${process.env['TEST_TEMPLATE']}`);
  return {
    url: withDatabase(process.env['TEST_SERVER_URL'] ?? '', name),
    drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_SERVER_URL'] });
  await client.connect();
  try {
    // Copying a template needs it to be unused, also by another test file that copies it now.
    await client.query('SELECT pg_advisory_lock(1903)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
