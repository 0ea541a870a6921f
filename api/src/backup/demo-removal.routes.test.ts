import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { demoFolder } from '../../test/demo-content.ts';
import { demoWordsIn } from '../../test/demo-words.ts';
import { signIn } from '../../test/sign-in.ts';
import { seedDemoContent } from '../../seeds/index.ts';
import {
  NEUTRAL_COLOR,
  type DemoContent,
  type DemoRemoval,
  type EditableSettings,
  type Overview,
} from '../contract/index.ts';
import { createMediaService } from '../media/library/media.service.ts';
import { unpackBackup } from './unpack-backup.ts';

jest.setTimeout(120_000);

let api: TestApp;
let cookie: string;
beforeAll(async () => {
  api = await createTestApp({}, { demoFolder });
  cookie = await signIn(api.app, 'admin');
  await seed();
});
afterAll(() => api.close());

/** What the demo content says, and other clubs may say as well. */
const SAME = { federalState: 'RP', season: '2024/25' };

const seed = () =>
  seedDemoContent({
    db: api.app.db,
    media: createMediaService({ db: api.app.db, dataDir: api.config.dataDir }),
    folder: demoFolder,
    now: new Date(),
    onProgress: () => undefined,
  });
const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
const there = async () => (await call('GET', '/api/admin/demo')).json<DemoContent>();
const remove = (alsoChanged = false) => call('POST', '/api/admin/demo/removal', { alsoChanged });
const read = async (url: string) => {
  await api.app.contentRevision.refresh();
  return (await api.app.inject(url)).body;
};

test('without a backup nothing is removed', async () => {
  const before = await there();
  const folder = join(api.config.dataDir, 'backups');
  await writeFile(folder, 'no folder');

  const answer = await remove();

  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'backup_failed' });
  expect(await there()).toEqual(before);
  await rm(folder);
});

test('all of it goes behind a backup; what people have written, changed or point to stays', async () => {
  const own = { title: 'Unser erster Artikel', content: '<p>Los.</p>', category: 'verein', published: true };
  expect((await call('POST', '/api/news', own)).statusCode).toBe(201);
  const [changed] = await api.app.db('articles').whereNull('created_by').limit(1).select<{ id: string }[]>('id');
  await call('PATCH', `/api/news/${changed?.id}`, { title: 'Von uns umgeschrieben' });
  const match = { type: 'match', team: '2-mannschaft', opponent: 'SV Nachbarort', home: true };
  await call('POST', '/api/events', { ...match, startDate: '2027-03-01T15:00:00+01:00' });
  const { updatedAt: _, ...settings } = (await call('GET', '/api/admin/settings')).json<EditableSettings>();
  await call('PUT', '/api/settings', { ...settings, phone: '01234 5678' });
  await call('PATCH', '/api/pages/jugendarbeit', { lead: 'Unsere Kinder.' });
  const startingPages = async () => (await call('GET', '/api/admin/overview')).json<Overview>().startingPages?.length;
  expect(await startingPages()).toBe(0);
  const before = await there();
  expect(before.kinds).toContainEqual({ resource: 'news', count: expect.any(Number), changed: 1 });
  expect(before.pages).toBeGreaterThan(5);

  const removal = await remove();

  expect(removal.statusCode).toBe(200);
  const { backup, ...counts } = removal.json<DemoRemoval>();
  // The changed article, and the team of the match.
  expect(counts).toMatchObject({ kept: 2, pictures: expect.any(Number) });
  expect(counts.removed).toBe(before.kinds.reduce((sum, { count }) => sum + count, 0) - 2);
  const titles = new Set(await api.app.db('articles').pluck('title'));
  expect(titles).toEqual(new Set([own.title, 'Von uns umgeschrieben']));
  expect(await api.app.db('teams').pluck('slug')).toEqual(['2-mannschaft']);
  expect(await api.app.db('sponsors').pluck('id')).toEqual([]);
  expect(JSON.parse(await read('/api/settings'))).toMatchObject({
    name: 'Mein Verein',
    town: '',
    founded: null,
    footballData: null,
    color: NEUTRAL_COLOR,
    phone: '01234 5678',
  });
  const pages = await Promise.all(
    ['geschichte', 'ueber-uns', 'kontakt', 'ehrenmitglieder', 'jugendarbeit'].map((slug) => read(`/api/pages/${slug}`)),
  );
  for (const page of pages) expect(JSON.parse(page)).toMatchObject({ timeline: [], groups: [], imageUrl: null });
  expect(pages[4]).toContain('Unsere Kinder.');
  expect(await startingPages()).toBe(6);
  const archive = await readFile(join(api.config.dataDir, 'backups', backup));
  const { manifest } = await unpackBackup(Readable.from([archive]), join(api.config.dataDir, 'unpacked'));
  expect(manifest.tables.find(({ name }) => name === 'articles')?.rows).toBeGreaterThan(10);
});

test('what somebody has changed goes as well where that is said, and nothing comes back by itself', async () => {
  await remove(true);

  expect(await api.app.db('articles').pluck('title')).toEqual(['Unser erster Artikel']);
  expect(await there()).toMatchObject({ facts: 0, pages: 0 });
  expect(await api.app.db('setup_steps').pluck('step')).toContain('mannschaften');
  await seed();
  expect(await api.app.db('articles').pluck('title')).toEqual(['Unser erster Artikel']);
  expect(await api.app.db('sponsors').pluck('id')).toEqual([]);
});

test('a club of the same colour, season and Land has nothing of the demo content', async () => {
  const { updatedAt: _, ...settings } = (await call('GET', '/api/admin/settings')).json<EditableSettings>();
  await call('PUT', '/api/settings', { ...settings, name: 'TuS Musterstadt 1921 e. V.', color: '#dc2626', ...SAME });

  expect(await there()).toMatchObject({ facts: 0 });
});

test('visitors and machines read nothing of the demo club any more', async () => {
  // Of the team that stayed with a match of our own.
  expect(demoWordsIn(await read('/api/teams'))).not.toEqual([]);
  await api.app.db('events').delete();
  await remove(true);
  await api.app.contentRevision.refresh();

  const pages = (JSON.parse(await read('/api/pages')) as { slug: string }[]).map(({ slug }) => `/api/pages/${slug}`);
  const lists = [
    'settings',
    'teams',
    'news',
    'sponsors/active',
    'sliders/active',
    'board-members',
    'albums',
    'matches',
    'training-times',
    'own-pages',
  ];
  const others = ['/api/pages', '/api/news/feed.atom', '/api/calendar/alle.ics', '/api/club', '/api/football-data'];
  const all = [...pages, ...lists.map((list) => `/api/${list}`), ...others];
  const found: unknown[] = [];
  for (const path of all) {
    const { statusCode, body } = await api.app.inject(path);
    found.push([path, statusCode, demoWordsIn(body)]);
  }
  expect(found).toEqual(all.map((path) => [path, 200, []]));
});

test('no picture of it is left that nothing shows', async () => {
  const kept = await api.app.db('media').whereNull('uploaded_by').pluck('url');
  const files = await readdir(join(api.config.dataDir, 'objects'), { recursive: true });

  expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(kept.length);
});

test('once it is gone, there is nothing to remove', async () => {
  await api.app.db('events').delete();
  await api.app.db('teams').delete();

  expect((await remove()).json()).toMatchObject({ statusCode: 409, code: 'nothing_to_remove' });
});
