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

/** Values of the demo content that other clubs may have as well. */
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

const titles = () => api.app.db('articles').pluck('title');
const sponsors = () => api.app.db('sponsors').pluck('id');

/** The demo content goes step by step; each step begins with those before it, and says what was there behind it. */
const refusedRemoval = once(async () => {
  const before = await there();
  const folder = join(api.config.dataDir, 'backups');
  await writeFile(folder, 'no folder');
  const answer = await remove();
  await rm(folder);
  return { before, answer, after: await there() };
});

const firstRemoval = once(async () => {
  await refusedRemoval();
  const own = { title: 'Unser erster Artikel', content: '<p>Los.</p>', category: 'verein', published: true };
  await call('POST', '/api/news', own);
  const [changed] = await api.app.db('articles').whereNull('created_by').limit(1).select<{ id: string }[]>('id');
  await call('PATCH', `/api/news/${changed?.id}`, { title: 'Von uns umgeschrieben' });
  const match = { type: 'match', team: '2-mannschaft', opponent: 'SV Nachbarort', home: true };
  await call('POST', '/api/events', { ...match, startDate: '2027-03-01T15:00:00+01:00' });
  const { updatedAt: _, ...settings } = (await call('GET', '/api/admin/settings')).json<EditableSettings>();
  await call('PUT', '/api/settings', { ...settings, phone: '01234 5678' });
  await call('PATCH', '/api/pages/jugendarbeit', { lead: 'Unsere Kinder.' });
  const state = async () => ({
    demo: await there(),
    startingPages: (await call('GET', '/api/admin/overview')).json<Overview>().startingPages?.length,
  });
  const before = await state();

  const answer = await remove();

  const archive = await readFile(join(api.config.dataDir, 'backups', answer.json<DemoRemoval>().backup));
  const { manifest } = await unpackBackup(Readable.from([archive]), join(api.config.dataDir, 'unpacked'));
  const slugs = ['geschichte', 'ueber-uns', 'kontakt', 'ehrenmitglieder', 'jugendarbeit'];
  return {
    before,
    answer,
    after: {
      ...(await state()),
      kept: manifest.tables,
      titles: await titles(),
      teams: await api.app.db('teams').pluck('slug'),
      sponsors: await sponsors(),
      categories: await api.app.db('article_categories').whereNull('deleted_at').count(),
      settings: JSON.parse(await read('/api/settings')) as unknown,
      pages: await Promise.all(slugs.map((slug) => read(`/api/pages/${slug}`))),
    },
  };
});

const wholeRemoval = once(async () => {
  await firstRemoval();
  await remove(true);
  const after = {
    backups: await readdir(join(api.config.dataDir, 'backups')),
    titles: await titles(),
    demo: await there(),
    steps: await api.app.db('setup_steps').pluck('step'),
  };
  await seed();
  return { after, seededAgain: { titles: await titles(), sponsors: await sponsors() } };
});

const removalOfTheLastTeam = once(async () => {
  await wholeRemoval();
  const words = demoWordsIn(await read('/api/teams'));
  await api.app.db('events').delete();
  await remove(true);
  return { before: words };
});

/** Does something when it is first asked for. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => (done ??= work());
}

test('without a backup nothing is removed', async () => {
  const { before, answer, after } = await refusedRemoval();

  expect(answer.json()).toMatchObject({ statusCode: 503, code: 'backup_failed' });
  expect(after).toEqual(before);
});

test('all of it goes behind a backup; what people have written, changed or point to stays', async () => {
  const { before, answer, after } = await firstRemoval();

  expect(before.startingPages).toBe(0);
  expect(before.demo.kinds).toContainEqual({ resource: 'news', count: expect.any(Number), changed: 1 });
  expect(before.demo.pages).toBeGreaterThan(5);
  expect(answer.statusCode).toBe(200);
  const { backup: _, ...counts } = answer.json<DemoRemoval>();
  // The changed article, and the team of the match.
  expect(counts).toMatchObject({ kept: 2, pictures: expect.any(Number) });
  expect(counts.removed).toBe(before.demo.kinds.reduce((sum, { count }) => sum + count, 0) - 2);
  expect(new Set(after.titles)).toEqual(new Set(['Unser erster Artikel', 'Von uns umgeschrieben']));
  expect(after.teams).toEqual(['2-mannschaft']);
  expect(after.sponsors).toEqual([]);
  // The portal begins with these, with and without demo content.
  expect(before.demo.kinds).not.toContainEqual(expect.objectContaining({ resource: 'news-categories' }));
  expect(after.categories).toEqual([{ count: '7' }]);
  expect(after.settings).toMatchObject({
    name: 'Mein Verein',
    town: '',
    founded: null,
    footballData: null,
    color: NEUTRAL_COLOR,
    phone: '01234 5678',
  });
  for (const page of after.pages) expect(JSON.parse(page)).toMatchObject({ timeline: [], groups: [], imageUrl: null });
  expect(after.pages[4]).toContain('Unsere Kinder.');
  expect(after.startingPages).toBe(6);
  expect(after.kept.find(({ name }) => name === 'articles')?.rows).toBeGreaterThan(10);
});

test('what somebody has changed goes as well where that is said, and nothing comes back by itself', async () => {
  const { after, seededAgain } = await wholeRemoval();

  expect(after.backups).toHaveLength(2);
  expect(after.titles).toEqual(['Unser erster Artikel']);
  expect(after.demo).toMatchObject({ facts: 0, pages: 0 });
  expect(after.steps).toContain('mannschaften');
  expect(seededAgain).toEqual({ titles: ['Unser erster Artikel'], sponsors: [] });
});

test('a club of the same colour, season and Land has nothing of the demo content', async () => {
  await wholeRemoval();
  const { updatedAt: _, ...settings } = (await call('GET', '/api/admin/settings')).json<EditableSettings>();
  const put = (changed: object) => call('PUT', '/api/settings', { ...settings, ...changed });
  const { version } = (
    await put({ name: 'TuS Musterstadt 1921 e. V.', color: '#dc2626', ...SAME })
  ).json<EditableSettings>();

  expect(await there()).toMatchObject({ facts: 0 });
  // What the next test reads has nothing of it.
  expect((await put({ version })).statusCode).toBe(200);
});

test('visitors and machines read nothing of the demo club any more', async () => {
  // These words are of the team that stayed because of a match of our own.
  expect((await removalOfTheLastTeam()).before).not.toEqual([]);
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

test('its pages cannot be restored either; what somebody has written of them can', async () => {
  await firstRemoval();
  const versions = await api.app.db('page_versions').select('*');

  expect(
    versions.filter(({ saved_by }) => saved_by === null).flatMap((row) => demoWordsIn(JSON.stringify(row))),
  ).toEqual([]);
  expect(versions).toContainEqual(expect.objectContaining({ slug: 'jugendarbeit', lead: 'Unsere Kinder.' }));
});

test('no picture of it is left that nothing shows', async () => {
  await removalOfTheLastTeam();
  const kept = await api.app.db('media').whereNull('uploaded_by').pluck('url');
  const files = await readdir(join(api.config.dataDir, 'objects'), { recursive: true });

  expect(files.filter((file) => file.endsWith('.webp'))).toHaveLength(kept.length);
});

test('once it is gone, there is nothing to remove', async () => {
  await removalOfTheLastTeam();
  await api.app.db('teams').delete();

  expect((await remove()).json()).toMatchObject({ statusCode: 409, code: 'nothing_to_remove' });
});
