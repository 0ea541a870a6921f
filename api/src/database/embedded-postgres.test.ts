import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import { readConfig } from '../config.ts';
import { readPublishedArticles } from '../news/published-articles.ts';
import { isRunning, readProcessFields } from '../folders/running-process.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

type Stored = { id: string; server: number };

async function startWriter(): Promise<{ writer: ChildProcess; stored: Stored }> {
  const args = ['--import', 'tsx/esm', join(__dirname, '../../test/crash-writer.ts'), dataDir];
  const writer = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface(writer.stdout), 'line')) as [string];
  return { writer, stored: JSON.parse(line) as Stored };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

async function findArticle(id: string): Promise<unknown> {
  const app = await buildApi(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }));
  const article = await readPublishedArticles(app.db).find({ id });
  await app.close();
  return article;
}

test('kill -9 loses nothing that was acknowledged and leaves no server behind', async () => {
  const { writer, stored } = await startWriter();
  expect(isRunning(stored.server)).toBe(true);

  await kill(writer);

  await waitUntil(() => !isRunning(stored.server));
  expect(await findArticle(stored.id)).toMatchObject({ id: stored.id, title: 'Sieg im Derby' });
});

test('a server that lost its portal and its wrapper is stopped at the next start', async () => {
  const { writer, stored } = await startWriter();
  // Otherwise it would notice that the wrapper is gone, and start another server.
  writer.kill('SIGSTOP');
  process.kill(readProcessFields(stored.server)?.parent ?? 0, 'SIGKILL');
  await kill(writer);
  expect(isRunning(stored.server)).toBe(true);

  expect(await findArticle(stored.id)).toMatchObject({ id: stored.id });
  expect(isRunning(stored.server)).toBe(false);
});

test('a second portal on the same folder is refused with a sentence, and the first goes on', async () => {
  const first = await startEmbeddedPostgres(dataDir);

  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(/benutzt schon ein anderes Portal.*DATA_DIR/);

  expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.stop();
  await (await startEmbeddedPostgres(dataDir)).stop();
});

test('a server that was killed comes back at the same address', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);

  process.kill(pid, 'SIGKILL');

  await waitUntil(() => !isRunning(pid));
  const answers = () => ask(server.url, 'SELECT 1 AS one').then(Boolean, () => false);
  await expect(waitUntil(answers)).resolves.toBeUndefined();
  await server.stop();
});

test('it listens on no network address, with a password, and flushes to disk', async () => {
  const server = await startEmbeddedPostgres(dataDir);

  const settings = await ask(
    server.url,
    "SELECT name, setting FROM pg_settings WHERE name IN ('listen_addresses', 'fsync', 'synchronous_commit') ORDER BY name",
  );
  const wrong = ask(server.url.replace(/:[0-9a-f]{64}@/, ':wrong@'), 'SELECT 1');
  await expect(wrong).rejects.toThrow(/password authentication failed/);
  await server.stop();

  expect(settings).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  expect((await stat(join(dataDir, 'database-password'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(dataDir, 'postgres'))).mode & 0o077).toBe(0);
});

test('a lost password file is replaced and the data stays', async () => {
  const first = await startEmbeddedPostgres(dataDir);
  await ask(first.url, 'CREATE TABLE kept (id int); INSERT INTO kept VALUES (4711)');
  await first.stop();
  await rm(join(dataDir, 'database-password'));

  const second = await startEmbeddedPostgres(dataDir);
  const rows = await ask(second.url, 'SELECT id FROM kept');
  await second.stop();

  expect(rows).toEqual([{ id: 4711 }]);
});

test('data of another major version are refused with a way out', async () => {
  await chmod(dataDir, 0o711);
  await (await startEmbeddedPostgres(dataDir, { npmPackage: 'embedded-postgres-15', overTcp: true })).stop();

  await expect(startEmbeddedPostgres(dataDir)).rejects.toThrow(
    /stammen von PostgreSQL 15, eingebaut ist 18.*Sicherung/,
  );
});

test('German letters are compared whatever their case', async () => {
  const server = await startEmbeddedPostgres(dataDir);
  const rows = await ask(server.url, "SELECT lower('ÄÖÜ') AS lower, 'GRÖSSE' ILIKE 'größe' OR 'Ö' ILIKE 'ö' AS alike");
  await server.stop();

  expect(rows).toEqual([{ lower: 'äöü', alike: true }]);
});
