import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { memorySettings } from '@portal/server/memory-settings';

/** The account the tests sign in with. */
export const administrator = { email: 'vorstand@verein.example', password: 'Anpfiff-um-drei' };

/** The variable that names a folder with the data of a portal's first start (global-setup.ts). */
export const PREPARED_FOLDER = 'PREPARED_PORTAL_DATA_DIR';

/** A portal of its own: process, port and data folder. */
export type PortalProcess = {
  url: string;
  metricsUrl: string;
  pid: number;
  dataDir: string;
  /** Its output so far. */
  log: () => string;
  /** Ends it and, by default, removes its data. */
  stop: (options?: { signal?: 'SIGTERM' | 'SIGKILL'; keepData?: boolean }) => Promise<void>;
};

type StartOptions = {
  /** Its data; by default a folder of its own with a finished first start. */
  dataDir?: string;
  /** Its port; by default a free one. */
  port?: number;
  demo?: boolean;
  /** Whether visitors of a site without demo content see that it is not open yet; a first start of its own. */
  isClosed?: boolean;
  env?: NodeJS.ProcessEnv;
  /** How many files and connections it may have open at a time. */
  openFiles?: number;
  /** Starts it as `npm start` does; `pid` is that of its supervisor. */
  isSupervised?: boolean;
  /** The file of its log; `log()` is empty then. */
  logFile?: string;
};

const projectRoot = join(import.meta.dirname, '../..');
const FIRST_PORT = 12_000;
const LAST_PORT = 32_000;
/** Demo content with its pictures takes minutes on a starved machine. */
const START_PATIENCE = 900_000;

/** Starts the built portal and waits until it is ready. */
export async function startPortal(options: StartOptions = {}): Promise<PortalProcess> {
  const { dataDir, demo = false, isClosed = false, env = {}, logFile } = options;
  const prepared = dataDir ? undefined : preparedFolder(options);
  const folder = dataDir ?? (await newFolder(prepared));
  const port = options.port ?? (await freePort());
  const metricsPort = await freePort();
  const output = logFile ? openSync(logFile, 'a') : 'pipe';
  const [program, ...parameters] = commandOf(options);
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...memorySettings.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: folder,
      DEMO: demo ? '1' : '0',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      LOG_LEVEL: 'warn',
      WEATHER_URL: 'off',
      // Hundreds of sizes of the demo content's pictures, in each portal that a test starts.
      PICTURES_AHEAD: '0',
      // Tests release faults that only browsers find.
      ADMISSION_BROWSER: 'off',
      ...env,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  if (output !== 'pipe') closeSync(output);

  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url, () => (logFile ? readFileSync(logFile, 'utf8') : log));
  if (!demo && !isClosed && !prepared) await openSite(env['DATABASE_URL'] ?? (await embeddedDatabase(folder)));
  return {
    url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    pid: child.pid ?? 0,
    dataDir: folder,
    log: () => log,
    stop: async ({ signal = 'SIGTERM', keepData = false } = {}) => {
      await end(child, signal);
      if (!keepData) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Most tests are about a site that visitors see; an administrator would have to name its club first. */
async function openSite(database: string): Promise<void> {
  // Most workers never need it, and it brings the whole API with it: a second of processor time for each.
  const { connectDatabase } = await import('@portal/api');
  const db = connectDatabase(database, 1);
  await db('settings').whereNull('opened_at').update({ opened_at: db.fn.now() });
  await db.destroy();
}

/** How to reach the database that a portal has started itself. */
export async function embeddedDatabase(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim();
  const socketFolder = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[4] ?? '';
  return `postgres://portal:${password}@/portal?host=${encodeURIComponent(socketFolder)}`;
}

/** The initial data of a portal: those of a finished first start, unless the test is about its own. */
function preparedFolder({ env, isClosed }: StartOptions): string | undefined {
  return isClosed || env?.['DATABASE_URL'] ? undefined : process.env[PREPARED_FOLDER];
}

/** A copy saves making a database and releasing every section: most of the time a first start takes. */
async function newFolder(prepared: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'));
  // With its owners: the database's files belong to another user when root runs the tests.
  if (prepared) await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

function commandOf({ openFiles, isSupervised }: StartOptions): [string, ...string[]] {
  if (isSupervised) return [process.execPath, 'infra/run.mjs', 'start'];
  const command: [string, ...string[]] = [
    process.execPath,
    ...memorySettings.parameters,
    'infra/server/dist/portal.mjs',
  ];
  return openFiles ? ['/bin/sh', '-c', `ulimit -n ${openFiles} && exec "$@"`, 'sh', ...command] : command;
}

async function untilReady(child: ChildProcess, url: string, log: () => string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The portal ended before it was ready:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(100);
  }
  await end(child, 'SIGKILL');
  throw new Error(`The portal was not ready within ${START_PATIENCE} ms:\n${log()}`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await ended;
}

/** A port of this machine that is free now, below those that outgoing connections take meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
