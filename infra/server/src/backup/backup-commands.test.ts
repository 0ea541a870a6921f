import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApi, ensureFirstAdministrator, readConfig } from '@portal/api';
import { commandToken } from '@portal/api/command-token';
import type { FastifyInstance } from 'fastify';
import { runBackupCommand } from './cli.ts';

const SECRET = 'a secret of at least thirty-two characters';
const { BACKUP_TOKEN } = process.env;
let root: string;
let app: FastifyInstance;
let url: string;
let lines: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-backup-'));
  const environment = { DATA_DIR: join(root, 'data'), RELEASE_SECRET: SECRET, LOG_LEVEL: 'silent' };
  const config = readConfig({ ...process.env, ...environment });
  app = await buildApi(config);
  await ensureFirstAdministrator(app.db, config);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  process.env['BACKUP_TOKEN'] = commandToken(SECRET, 'backup');
});
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  if (BACKUP_TOKEN === undefined) delete process.env['BACKUP_TOKEN'];
  else process.env['BACKUP_TOKEN'] = BACKUP_TOKEN;
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const run = (name: 'backup' | 'restore', ...args: string[]) =>
  runBackupCommand(name, [...args, '--to', url], (line) => void lines.push(line));

test('what was saved comes back, over content only when that is said', async () => {
  const file = join(root, 'saved.tar.gz');
  await app.db('settings').update({ phone: '01234 1', version: 2 });
  const saved = await run('backup', file);
  await app.db('settings').update({ phone: '01234 2' });

  const refused = await run('restore', file);
  const untouched = await app.db('settings').pluck('phone');
  const restored = await run('restore', file, '--replace');

  expect([saved, refused, restored]).toEqual([0, 1, 0]);
  expect(untouched).toEqual(['01234 2']);
  expect(await app.db('settings').pluck('phone')).toEqual(['01234 1']);
  expect(lines.join('\n')).toMatch(
    /Gesichert: .*saved\.tar\.gz[\s\S]*Mit --replace geht es[\s\S]*Eingespielt: der Stand vom/,
  );
});

test('only the owner of the file may read it, and nothing half is left', async () => {
  const file = join(root, 'private.tar.gz');
  await writeFile(join(root, 'planted'), '');
  await symlink(join(root, 'planted'), `${file}.part`);

  await run('backup', file);

  const { mode } = await lstat(file);
  expect(mode & 0o077).toBe(0);
  expect(await readFile(join(root, 'planted'), 'utf8')).toBe('');
  expect((await readdir(root)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a portal that refuses leaves the earlier file alone', async () => {
  const file = join(root, 'earlier.tar.gz');
  await writeFile(file, 'earlier');
  process.env['BACKUP_TOKEN'] = 'wrong';

  const code = await run('backup', file);
  process.env['BACKUP_TOKEN'] = commandToken(SECRET, 'backup');

  expect([code, await readFile(file, 'utf8')]).toEqual([1, 'earlier']);
  expect(lines.join('\n')).toContain('BACKUP_TOKEN');
});

test('a file that is no backup is refused', async () => {
  const file = join(root, 'holiday.jpg');
  await writeFile(file, 'Strand');

  expect(await run('restore', file, '--replace')).toBe(1);
  expect(lines.join('\n')).toContain('nichts geändert');
});

test.each([
  ['restore', 'nothing-here.tar.gz', /nothing-here\.tar\.gz ist keine Datei, die sich lesen lässt\.$/],
  ['restore', '.', /ist keine Datei, die sich lesen lässt\.$/],
  ['backup', 'no-folder/saved.tar.gz', /saved\.tar\.gz lässt sich nicht schreiben \(ENOENT\)\.$/],
  ['backup', '.', /ist ein Verzeichnis; gemeint ist eine Datei darin\.$/],
] as const)('%s tells that %s cannot be the file, and asks no portal', async (name, file, sentence) => {
  expect(await runBackupCommand(name, [join(root, file), '--to', 'http://127.0.0.1:1'])).toBe(2);
  expect(lines).toEqual([expect.stringMatching(sentence)]);
});

test.each([
  ['restore', []],
  ['restore', ['a', 'b']],
  ['backup', ['--unknown']],
] as const)('a wrong call explains itself: %s %j', async (name, args) => {
  expect(await run(name, ...args)).toBe(2);
  expect(lines[0]).toMatch(/^Aufruf: npm run/);
});
