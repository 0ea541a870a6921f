import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi, ensureFirstAdministrator, readConfig } from '@portal/api';
import type { FastifyInstance } from 'fastify';
import { runRescueCommand } from './rescue-command.ts';

const ADMINISTRATOR = 'vorstand@verein.example';
const { DATA_DIR, RELEASE_SECRET } = process.env;
let root: string;
let app: FastifyInstance;
let url: string;
let lines: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-rescue-'));
  process.env['DATA_DIR'] = join(root, 'data');
  delete process.env['RELEASE_SECRET'];
  const environment = { ADMIN_EMAIL: ADMINISTRATOR, ADMIN_PASSWORD: 'drei blaue Eckfahnen', LOG_LEVEL: 'silent' };
  const config = readConfig({ ...process.env, ...environment });
  app = await buildApi(config);
  await ensureFirstAdministrator(app.db, config);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  set('DATA_DIR', DATA_DIR);
  set('RELEASE_SECRET', RELEASE_SECRET);
  await app.close();
  await rm(root, { recursive: true, force: true });
});

function set(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
const run = (...args: string[]) => runRescueCommand([...args, '--to', url], (line) => void lines.push(line));

test('beside the running portal it needs nothing but the address, and prints a link', async () => {
  expect(await run(ADMINISTRATOR)).toBe(0);

  expect(lines.join('\n')).toMatch(/ohne Code[\s\S]*bis zum [\s\S]*\/auth\/passwort#[\w-]{43}/);
});

test('for whom there is no such account it says who helps', async () => {
  expect(await run('niemand@verein.example')).toBe(1);

  expect(lines.join('\n')).toContain('/admin/benutzer');
});

test('on another machine it does nothing', async () => {
  set('DATA_DIR', join(root, 'elsewhere'));
  const without = await run(ADMINISTRATOR);
  set('RELEASE_SECRET', 'the secret of another portal, long enough');
  const wrong = await run(ADMINISTRATOR);
  set('RELEASE_SECRET', undefined);
  set('DATA_DIR', join(root, 'data'));

  expect([without, wrong]).toEqual([2, 1]);
  expect(lines.join('\n')).toMatch(/nicht lesbar[\s\S]*auf dem Rechner des Portals aufrufen/);
});

test('a portal that is not there is told apart from one that refuses', async () => {
  expect(await runRescueCommand([ADMINISTRATOR, '--to', 'http://127.0.0.1:9'])).toBe(1);

  expect(lines.join('\n')).toContain('Läuft das Portal');
});

test.each([[], ['a@b.example', 'c@d.example'], ['--unknown']])('a wrong call explains itself: %j', async (...args) => {
  expect(await run(...args)).toBe(2);

  expect(lines[0]).toMatch(/^Aufruf: npm run rescue/);
});
