import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connectDatabase } from '../src/database/connect.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/database/embedded-postgres.ts';
import { migrateDatabase } from '../src/database/migrate.ts';

type TestServer = { server: EmbeddedPostgres | null; folder: string | null };

declare global {
  var testServer: TestServer;
}

/** Data of tests need not survive a crash of the machine. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
/** A portal takes up to ten, and each of jest's workers runs several portals in some files. */
const MANY_CONNECTIONS = { max_connections: '200' };

/** One server for all test files, with one migrated database that each file copies. */
export default async function setUp(): Promise<void> {
  const { server, folder, url } = await startServer();
  globalThis.testServer = { server, folder };
  const template = `portal_template_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  process.env['TEST_SERVER_URL'] = url;
  process.env['TEST_TEMPLATE'] = template;
  const db = connectDatabase(withDatabase(url, template));
  await migrateDatabase(db);
  await db.destroy();
}

/** The same server, another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
}

async function startServer(): Promise<TestServer & { url: string }> {
  const external = process.env['TEST_DATABASE_URL'];
  if (external && process.env['TEST_DATABASE'] !== 'embedded') return { server: null, folder: null, url: external };
  const folder = await mkdtemp(join(tmpdir(), 'portal-api-test-'));
  await chmod(folder, 0o711); // version 15, unlike 18, walks to its folder from the root
  const isServer = process.env['TEST_DATABASE'] === 'server';
  const options = isServer ? { npmPackage: 'embedded-postgres-15', overTcp: true } : {};
  const server = await startEmbeddedPostgres(folder, { ...options, settings: { ...FORGETFUL, ...MANY_CONNECTIONS } });
  return { server, folder, url: server.url };
}
