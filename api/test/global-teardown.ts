import { rm } from 'node:fs/promises';
import pg from 'pg';

export default async function tearDown(): Promise<void> {
  const { server, folder } = globalThis.testServer;
  if (server) await server.stop();
  else await dropTemplate();
  if (folder) await rm(folder, { recursive: true });
}

async function dropTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_SERVER_URL'] });
  await client.connect();
  await client.query(`DROP DATABASE ${process.env['TEST_TEMPLATE']}`);
  await client.end();
}
