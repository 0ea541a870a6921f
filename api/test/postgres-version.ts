import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgresPrograms } from '../src/database/postgres-programs.ts';

/** The version of the server that an npm package brings, or of one that runs already. */
export async function postgresVersion(server: string | { url: string }): Promise<string> {
  return typeof server === 'string' ? versionOfPackage(server) : versionOfServer(server.url);
}

async function versionOfPackage(npmPackage: string): Promise<string> {
  const { folder } = await findPostgresPrograms(npmPackage, null);
  const { stdout } = await promisify(execFile)(join(folder, 'bin/postgres'), ['--version']);
  return stdout.trim();
}

async function versionOfServer(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return `PostgreSQL ${rows[0]?.server_version}`;
  } finally {
    await client.end();
  }
}
