import { runningApi, type RunningApi } from '../../test/app.ts';
import { adminDesk } from '../../test/editor-desk.ts';
import { createRelease, publish } from '../../test/release.ts';
import { signIn } from '../../test/sign-in.ts';
import type { BrowserErrorPage } from '../contract/index.ts';
import { createBrowserErrorsRepository } from './browser-errors.repository.ts';

const desk = adminDesk({ emptied: ['browser_errors', 'server_errors'], config: { trustProxy: 1 } });
beforeAll(async () => {
  await publish(desk, createRelease({ name: 'news' }));
});

const REPORT = { section: 'news', version: '1.0.0', part: '/news/:idOrSlug', message: 'x is not a function' };
let household = 0;
const report = (values: object = {}, address = `192.0.2.${(household += 1)}`, { app }: RunningApi = desk) =>
  app.inject({
    method: 'POST',
    url: '/api/errors',
    headers: { 'x-forwarded-for': address },
    payload: { ...REPORT, ...values },
  });
const list = async (query = '') => (await desk.send('GET', `/api/admin/errors${query}`)).json<BrowserErrorPage>();

test('the same failure is one line with a count', async () => {
  const answers = await Promise.all([report(), report(), report({ message: 'y is undefined' })]);

  const { items, total } = await list();

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect(total).toBe(2);
  expect(items).toContainEqual({
    ...REPORT,
    kind: 'browser',
    stack: null,
    count: 2,
    firstSeen: expect.any(String),
    lastSeen: expect.any(String),
  });
});

test('nothing that tells of a person is kept', async () => {
  await report({
    message: 'Kein Bild für max@verein.example unter https://verein.example/a?token=1#b, Nr. 01234567800\n\u0007',
  });

  const [row] = await desk.app.db('browser_errors').select();

  expect(row.message).toBe('Kein Bild für …@… unter https://verein.example/a?… Nr. …');
  expect(Object.keys(row)).toEqual([
    'section',
    'version',
    'part',
    'message',
    'count',
    'first_seen',
    'last_seen',
    'stack',
  ]);
});

test('of a household only the first failures of a version count for its rate', async () => {
  await desk.app.releaseCounts.flush();
  await desk.app.db('release_counts').delete();
  for (let time = 0; time < 5; time++) await report({}, '198.51.100.20');
  await report({}, '198.51.100.21');
  await desk.app.releaseCounts.flush();

  expect(await desk.app.db('release_counts').select('section', 'version', 'measure', 'count')).toEqual([
    { section: 'news', version: '1.0.0', measure: 'browser_failures', count: '4' },
  ]);
});

test('what is none of our releases is not counted', async () => {
  const answers = await Promise.all([report({ version: '9.9.9' }), report({ section: 'foreign' })]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await list()).total).toBe(0);
});

test('of the stack only places in our own files are kept, and a later report without one does not take them', async () => {
  await report({
    stack:
      'Error: für max@verein.example\n    at ArticlePage (https://verein.example/releases/news/1.0.0/client/a.js:1:20)',
  });
  await report();

  expect((await list()).items).toMatchObject([
    { count: 2, stack: 'ArticlePage /releases/news/1.0.0/client/a.js:1:20' },
  ]);
});

test('a version that was live and is pruned is counted as such', async () => {
  await desk.app
    .db('activations')
    .insert({ section: 'news', version: '0.9.0', is_rollback: false, activated_by: 'Test' });

  const answers = [await report({ version: '0.9.0' }), await report({ version: '0.9.0', message: 'Netz weg' })];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await list()).items).toMatchObject([
    { version: '0.9.0', part: REPORT.part, message: '(Version ist nicht mehr da)', count: 2 },
  ]);
});

test.each([
  ['an address somebody visited', { part: '/news/derby?a=1' }],
  ['a long message', { message: 'x'.repeat(1001) }],
  ['more than is asked for', { userAgent: 'Browser' }],
])('%s is refused', async (_what, values) => {
  expect((await report(values)).statusCode).toBe(400);
});

test('one household cannot go on for ever', async () => {
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push(await report({}, '198.51.100.7'));

  expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([204, 429]);
});

test('a flood of different messages is counted together', async () => {
  const errors = createBrowserErrorsRepository(desk.app.db);
  for (let count = 0; count < 205; count++) await errors.count({ ...REPORT, message: `Fehler ${count}` });

  const { total } = await list();

  expect(total).toBe(201);
  expect((await list('?search=weitere')).items).toMatchObject([{ message: '(weitere)', count: 5 }]);
});

test('the list is searched, narrowed to a section and cleared', async () => {
  await report();
  await report({ message: 'Netz weg' });

  const found = await list('?search=NETZ&section=news');
  const elsewhere = await list('?section=teams');
  desk.app.serverErrors.note(REPORT, { part: REPORT.part, reason: REPORT.message });
  await desk.app.serverErrors.flush();
  const ofBoth = (await list(`?search=${encodeURIComponent(REPORT.message)}`)).items;
  await desk.app.inject({ method: 'DELETE', url: '/api/admin/errors/news', headers: { cookie: desk.cookie } });

  expect([found.total, elsewhere.total, (await list()).total]).toEqual([1, 0, 0]);
  expect(ofBoth.map(({ kind, stack }) => `${kind} ${stack}`)).toEqual(['server null', 'browser null']);
});

// Looked at whole it takes minutes, longer than a test may.
test.each([
  ['one long word', 'x'.repeat(500_000)],
  ['many empty lines', '\n'.repeat(500_000)],
])('%s as the reason of a failure on the server does not keep the portal from answering', async (_what, reason) => {
  desk.app.serverErrors.note(REPORT, { part: REPORT.part, reason: `Error: ${reason}` });
  await desk.app.serverErrors.flush();

  expect((await list('?search=Error')).total).toBe(1);
});

test('what was last seen long ago is forgotten', async () => {
  await report();
  desk.app.serverErrors.note(REPORT, { part: REPORT.part, reason: REPORT.message });
  await desk.app.serverErrors.flush();
  for (const table of ['browser_errors', 'server_errors'])
    await desk.app.db(table).update({ last_seen: '2020-01-01T00:00:00Z' });

  await createBrowserErrorsRepository(desk.app.db).deleteOld();

  expect((await list()).total).toBe(0);
});

test('only administrators read and clear it', async () => {
  const editor = await signIn(desk.app, 'editor');
  const ask = (method: 'GET' | 'DELETE', url: string, headers: Record<string, string>) =>
    desk.app.inject({ method, url, headers });
  const answers = await Promise.all([
    ask('GET', '/api/admin/errors', {}),
    ask('GET', '/api/admin/errors', { cookie: editor }),
    ask('DELETE', '/api/admin/errors/news', {}),
    ask('DELETE', '/api/admin/errors/news', { cookie: editor }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 403]);
});

describe('many households', () => {
  // Nobody else may report there afterwards.
  const elsewhere = runningApi({ config: { trustProxy: 1 } });

  test('together cannot go on for ever either', async () => {
    let last = 0;
    for (let household = 0; household < 11; household++)
      for (let count = 0; count < 30; count++)
        last = (await report({}, `203.0.113.${household}`, elsewhere)).statusCode;

    expect(last).toBe(429);
  });
});
