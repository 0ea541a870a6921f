import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { unpackArchive } from '../../test/archive.ts';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { signIn } from '../../test/sign-in.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import type { KeptBackup } from '../contract/index.ts';
import { createKeptBackups } from './kept-backups.ts';

let api: TestApp;
let folder: string;
beforeEach(async () => {
  api = await createTestApp();
  folder = join(api.config.dataDir, 'backups');
});
afterEach(() => api.close());

const keeper = (write: () => Readable = () => Readable.from(['archive'])) =>
  createKeptBackups({ db: api.app.db, folder, write });
const makeDue = () => api.app.db('backup_times').update({ since: api.app.db.raw("now() - interval '8 days'") });
const files = () => readdir(folder).catch(() => []);

test('the first is made a week after the beginning, the next a week later, by one of several instances', async () => {
  expect(await keeper().makeWhenDue()).toBe(false);
  expect(await files()).toEqual([]);

  await makeDue();
  const made = await Promise.all([keeper().makeWhenDue(), keeper().makeWhenDue()]);

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await keeper().makeWhenDue()).toBe(false);
  expect(await files()).toHaveLength(1);
  await api.app.db('backup_times').update({ made_at: api.app.db.raw("now() - interval '8 days'") });
  expect(await keeper().makeWhenDue()).toBe(true);
});

test('eight are kept, and nothing else in the folder is touched', async () => {
  await mkdir(folder);
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => `sicherung-2026-01-0${day}-0300.tar.gz`);
  for (const name of [...names, 'notizen.txt']) await writeFile(join(folder, name), name);
  await makeDue();

  await keeper().makeWhenDue(new Date('2026-02-01T04:30:00Z'));

  const kept = ['notizen.txt', ...names.slice(1), 'sicherung-2026-02-01-043000.tar.gz'];
  expect(new Set(await files())).toEqual(new Set(kept));
});

test('what a killed portal left half-written goes with the next one, what another instance writes stays', async () => {
  await mkdir(folder);
  const [left, written] = ['0100', '0200'].map((time) => join(folder, `sicherung-2026-02-01-${time}00.tar.gz.part`));
  for (const file of [left, written]) await writeFile(String(file), 'half');
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  await utimes(String(left), twoHoursAgo, twoHoursAgo);
  await makeDue();

  await keeper().makeWhenDue(new Date('2026-02-01T04:30:00Z'));

  const kept = ['sicherung-2026-02-01-020000.tar.gz.part', 'sicherung-2026-02-01-043000.tar.gz'];
  expect(new Set(await files())).toEqual(new Set(kept));
});

test('one that breaks off leaves nothing behind and is tried again', async () => {
  await makeDue();
  const broken = keeper(() =>
    Readable.from(
      (function* write() {
        yield 'half';
        throw new Error('lost');
      })(),
    ),
  );
  await expect(broken.makeWhenDue()).rejects.toThrow('lost');
  expect(await files()).toEqual([]);

  expect(await keeper().makeWhenDue()).toBe(true);
});

test('administrators list them and take one away, with their password given lately', async () => {
  const cookie = await signIn(api.app, 'admin');
  const get = (url: string, who = cookie) => api.app.inject({ url, headers: { cookie: who } });
  await createArticle(api.app, { title: 'Aufstieg' });
  await makeDue();
  await keeper(() => Readable.from([Buffer.from('archive')])).makeWhenDue(new Date('2026-02-01T04:30:00Z'));
  const list = (await get('/api/admin/backups')).json<KeptBackup[]>();
  expect(list).toMatchObject([{ name: 'sicherung-2026-02-01-043000.tar.gz', bytes: 7 }]);

  const url = `/api/admin/backups/${list[0]?.name}`;
  expect((await api.app.inject({ method: 'HEAD', url, headers: { cookie } })).statusCode).toBe(404);
  expect((await api.app.db('backup_times').first()).downloaded_at).toBeNull();

  const answer = await get(url);

  expect([answer.statusCode, answer.body]).toEqual([200, 'archive']);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="sicherung-2026-02-01-043000.tar.gz"');
  expect((await api.app.db('backup_times').first()).downloaded_at).not.toBeNull();
  for (const name of ['sicherung-2026-02-02-0430.tar.gz', '..%2Fsession-secret', 'notizen.txt'])
    expect((await get(`/api/admin/backups/${name}`)).statusCode).toBe(404);
  expect((await get('/api/admin/backups', await signIn(api.app, 'editor'))).statusCode).toBe(403);
});

test('a portal makes its own while it runs, with everything in it', async () => {
  await createArticle(api.app, { title: 'Aufstieg' });
  await makeDue();
  const next = await buildApi(api.config);
  await next.ready();
  await waitUntil(async () => (await files()).some((name) => name.endsWith('.gz')));
  await next.close();

  const [name = ''] = await files();
  const names = (await unpackArchive(await readFile(join(folder, name)))).map((entry) => entry.name);
  expect(names).toContain('tables/articles/000001.ndjson');
  expect(names.at(-1)).toBe('end.json');
});
