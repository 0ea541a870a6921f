import { adminDesk } from '../../test/editor-desk.ts';
import { call, createRelease, liveVersions, publish, sectionHistory } from '../../test/release.ts';
import { signIn } from '../../test/sign-in.ts';
import { sessionCookies } from '../sessions/session-cookies.ts';
import type { PortalModule } from '../contract/index.ts';

const desk = adminDesk();
let editor: string;
beforeAll(async () => {
  editor = await signIn(desk.app, 'editor');
});

const get = (url: string, cookie?: string) => desk.send('GET', url, undefined, cookie);
const post = (url: string, payload: object, cookie?: string) => desk.send('POST', url, payload, cookie);

async function publishTwice(name: string) {
  await publish(desk, createRelease({ name, version: '1.0.0' }));
  await publish(desk, createRelease({ name, version: '1.1.0' }));
}

test('administrators see every section with its versions, changes and failures', async () => {
  await publishTwice('news');
  const report = { section: 'news', version: '1.1.0', part: '/news', message: 'kaputt' };
  await desk.app.inject({ method: 'POST', url: '/api/errors', payload: report });

  const modules = (await get('/api/admin/modules')).json<PortalModule[]>();

  expect(modules.find(({ name }) => name === 'news')).toMatchObject({
    live: '1.1.0',
    rollbackTo: '1.0.0',
    pages: ['/news'],
    widgets: 0,
    recentErrors: 1,
    releases: [
      { version: '1.1.0', active: true, available: true },
      { version: '1.0.0', active: false, available: true },
    ],
    changes: [
      { version: '1.1.0', previous: '1.0.0', isRollback: false, isForced: false, by: 'test' },
      { version: '1.0.0', previous: null },
    ],
  });
});

test('what is live and what is pinned is listed behind however many previews of a pipeline', async () => {
  await publishTwice('busy');
  await call(desk, 'busy', 'busy/pin', { version: '1.0.0', pinned: true });
  await desk.app.db.raw(`
    INSERT INTO releases (section, version, build, descriptor, published_by, published_at)
    SELECT section, '2.0.' || number, build, descriptor, published_by, now() + make_interval(secs => number)
    FROM releases, generate_series(1, 40) number WHERE section = 'busy' AND version = '1.1.0'
  `);

  const modules = (await get('/api/admin/modules')).json<PortalModule[]>();
  const listed = modules.find(({ name }) => name === 'busy')?.releases ?? [];

  expect(listed.map(({ version }) => version).slice(-3)).toEqual(['2.0.11', '1.1.0', '1.0.0']);
  expect(listed.find(({ active }) => active)).toMatchObject({ version: '1.1.0' });
});

test('an administrator who is signed in rolls back, under their own name', async () => {
  await publishTwice('back');

  const { revision } = await sectionHistory(desk, 'back');
  const answer = await post('/api/releases/back/rollback', { expected: revision });
  const history = await get('/api/releases/history?section=back');

  expect(answer.json()).toMatchObject({ live: '1.0.0', previous: '1.1.0' });
  expect(history.json()).toMatchObject({
    releases: [
      { version: '1.1.0', active: false, rolledBack: true },
      { version: '1.0.0', active: true, rolledBack: false },
    ],
  });
  expect(await liveVersions(desk)).toMatchObject({ back: '1.0.0' });
  const modules = (await get('/api/admin/modules')).json<PortalModule[]>();
  expect(modules.find(({ name }) => name === 'back')).toMatchObject({
    rollbackTo: null,
    changes: [{ isRollback: true, by: 'admin' }, {}, {}],
  });
});

test('a withdrawn section is listed with what became of it, and where a rollback leads', async () => {
  await publishTwice('gone');
  const { revision } = await sectionHistory(desk, 'gone');
  await call(desk, 'gone', 'gone/withdraw', { expected: revision });

  const modules = (await get('/api/admin/modules')).json<PortalModule[]>();

  expect(modules.find(({ name }) => name === 'gone')).toMatchObject({
    live: null,
    rollbackTo: '1.1.0',
    pages: [],
    changes: [{ version: null, previous: '1.1.0', by: 'test' }, {}, {}],
  });
});

test('who looks at an old list rolls back nothing', async () => {
  await publishTwice('stale');

  const { revision } = await sectionHistory(desk, 'stale');
  const answer = await post('/api/releases/stale/rollback', { expected: revision - 1, version: '1.0.0' });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_release', live: '1.1.0' });
});

test('an earlier version goes live again by hand', async () => {
  await publishTwice('forth');
  await post('/api/releases/forth/rollback', {});

  const { revision: expected } = await sectionHistory(desk, 'forth');
  const activation = { version: '1.1.0', expected };
  const unasked = await post('/api/releases/forth/activate', activation);
  const answer = await post('/api/releases/forth/activate', { ...activation, again: true });

  expect(unasked.json()).toMatchObject({ statusCode: 409, code: 'rolled_back' });
  expect(answer.json()).toMatchObject({ live: '1.1.0' });
});

test('editors and visitors may neither look nor roll back, and nobody publishes without a token', async () => {
  await publishTwice('closed');
  const form = new FormData();
  form.append('descriptor', '{}');

  const answers = await Promise.all([
    get('/api/admin/modules', editor),
    get('/api/admin/modules', ''),
    get('/api/releases/history?section=closed', editor),
    post('/api/releases/closed/rollback', {}, editor),
    post('/api/releases/closed/rollback', {}, `${sessionCookies(desk.app.config).session}=invented`),
    post('/api/releases/closed/activate', { version: '1.0.0', expected: 1 }, editor),
    desk.app.inject({
      method: 'POST',
      url: '/api/releases/closed?expected=1',
      headers: { cookie: desk.cookie },
      payload: form,
    }),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 403, 401, 403, 401]);
  expect(await liveVersions(desk)).toMatchObject({ closed: '1.1.0' });
});
