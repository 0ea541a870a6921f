import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { createPicture } from '../../test/pictures.ts';
import { signIn } from '../../test/sign-in.ts';
import type { Overview } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let admin: string;
beforeEach(async () => {
  api = await createTestApp();
  ({ app } = api);
  admin = await signIn(app, 'admin');
});
afterEach(() => api.close());

const ask = (cookie: string) => app.inject({ url: '/api/admin/overview', headers: { cookie } });
const overview = async (cookie = admin) => (await ask(cookie)).json<Overview>();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('an empty portal has nothing to do', async () => {
  expect(await overview()).toEqual({
    isOpen: true,
    drafts: { total: 0, newest: [] },
    scheduled: 0,
    expiringSponsors: [],
    unreadMessages: 0,
    undeliveredMails: 0,
    picturesWithoutAlt: 0,
    picturesToAnswer: 0,
    trainingDoubts: 0,
    startingPages: expect.any(Array),
    visits: { week: 0, weekBefore: 0 },
    changes: [],
  });
});

test('pages are named that nobody has looked at since the portal began with them', async () => {
  const named = async () => (await overview()).startingPages?.map(({ slug }) => slug);
  const all = [
    'ueber-uns',
    'geschichte',
    'ehrenmitglieder',
    'gemeinsam-stark',
    'jugendarbeit',
    'kontakt',
    'mitgliedschaft',
  ];
  expect((await named())?.toSorted()).toEqual(all.toSorted());

  const change = { method: 'PATCH', headers: { cookie: admin }, payload: { lead: 'Von uns.' } } as const;
  await app.inject({ url: '/api/pages/geschichte', ...change });

  expect(await named()).not.toContain('geschichte');
  expect(await named()).toHaveLength(6);
});

test('drafts are counted, the five last changed are named; deleted ones are not', async () => {
  for (let count = 1; count <= 6; count++) await createArticle(app, { title: `Entwurf ${count}`, published: false });
  const { id } = await createArticle(app, { title: 'Weg damit', published: false });
  await app.db('articles').where({ id }).update({ deleted_at: new Date() });
  await createArticle(app, { status: 'scheduled', publishAt: inDays(1) });

  const { drafts, scheduled } = await overview();

  expect([drafts.total, scheduled]).toEqual([6, 1]);
  expect(drafts.newest.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((count) => `Entwurf ${count}`));
});

test('sponsors whose time ends soon or has just ended are named', async () => {
  for (const days of [-40, -3, 20, 45])
    await app.inject({
      method: 'POST',
      url: '/api/sponsors',
      headers: { cookie: admin },
      payload: { name: `${days} Tage`, activeFrom: inDays(-100), activeUntil: inDays(days) },
    });

  expect((await overview()).expiringSponsors.map(({ name }) => name)).toEqual(['-3 Tage', '20 Tage']);
});

test('unread messages are only for those who may read them', async () => {
  const texts = { nonce: 'n', name: 'A', email: 'a@b.example', subject: 'S', message: 'M', search_text: '' };
  await app.db('messages').insert(texts);

  expect((await overview()).unreadMessages).toBe(1);
  expect((await overview(await signIn(app, 'editor'))).unreadMessages).toBeNull();
});

test('a backup that is overdue is told to administrators, whoever made the last one', async () => {
  const set = (times: object) => app.db('backup_times').update(times);
  const ago = (days: number) => app.db.raw(`now() - ? * interval '1 day'`, [days]);
  expect(await overview()).not.toHaveProperty('overdueBackup');

  await set({ since: ago(100) });
  expect((await overview()).overdueBackup).toEqual({ lastAt: null });
  await set({ made_at: ago(40), downloaded_at: ago(60) });
  const { overdueBackup } = await overview();
  expect((Date.now() - Date.parse(overdueBackup?.lastAt ?? '')) / 86_400_000).toBeCloseTo(40, 1);
  expect(await overview(await signIn(app, 'editor'))).not.toHaveProperty('overdueBackup');
  await set({ downloaded_at: ago(3) });

  expect(await overview()).not.toHaveProperty('overdueBackup');
});

test('visits of this week stand beside those of the week before, pictures without words are counted', async () => {
  const day = (ago: number) => app.db.raw(`(now() AT TIME ZONE 'Europe/Berlin')::date - ${ago}`);
  const visit = { path: '/', referrer_host: '', device: 'phone' };
  await app.db('visits').insert([0, 6, 7, 13, 14].map((ago) => ({ ...visit, day: day(ago), count: 10 + ago })));
  await createPicture(app, { alt: '' });

  expect(await overview()).toMatchObject({ visits: { week: 26, weekBefore: 40 }, picturesWithoutAlt: 1 });
});

test('the last changes say what, when and by whom', async () => {
  const headers = { cookie: admin };
  await createArticle(app, { title: 'Vom Portal selbst' });
  await app.inject({
    method: 'POST',
    url: '/api/news',
    headers,
    payload: { title: 'Derby', content: '<p>…</p>', category: 'sport' },
  });
  await app.inject({ method: 'POST', url: '/api/sponsors', headers, payload: { name: 'Bäckerei' } });

  const { changes } = await overview();

  expect(changes).toMatchObject([
    { resource: 'sponsors', title: 'Bäckerei', by: 'admin' },
    { resource: 'news', title: 'Derby', by: 'admin' },
  ]);
});

test('categories of news stand there like all content, those that the portal begins with only when somebody has changed them', async () => {
  const headers = { cookie: admin };
  const [verein] = await app.db('article_categories').where({ slug: 'verein' }).pluck<string[]>('id');
  await app.inject({
    method: 'PATCH',
    url: `/api/news-categories/${verein}`,
    headers,
    payload: { name: 'Aus dem Verein' },
  });
  await app.inject({
    method: 'POST',
    url: '/api/news-categories',
    headers,
    payload: { name: 'Feste', color: '#0f766e' },
  });

  const { changes } = await overview();

  expect(changes).toMatchObject([
    { resource: 'news-categories', title: 'Feste', by: 'admin' },
    { resource: 'news-categories', id: verein, title: 'Aus dem Verein', by: 'admin' },
  ]);
});

test('what was deleted stands there until it is taken back, and says how', async () => {
  const headers = { cookie: await signIn(app, 'editor') };
  const payload = { name: 'Bäckerei' };
  const { id } = (await app.inject({ method: 'POST', url: '/api/sponsors', headers, payload })).json<{ id: string }>();
  await app.inject({ method: 'DELETE', url: `/api/sponsors/${id}`, headers });

  const { changes } = await overview(headers.cookie);
  const restorePath = `/api/sponsors/${id}/restore`;
  expect(changes).toMatchObject([{ resource: 'sponsors', id, title: 'Bäckerei', by: 'editor', restorePath }]);

  await app.inject({ method: 'POST', url: restorePath, headers });
  const [restored, ...others] = (await overview(headers.cookie)).changes;
  expect(restored).toMatchObject({ resource: 'sponsors', title: 'Bäckerei' });
  expect(restored).not.toHaveProperty('restorePath');
  expect(others).toEqual([]);
});

test('is for editors', async () => {
  const answers = await Promise.all([ask(''), ask(await signIn(app, 'trainer'))]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403]);
});
