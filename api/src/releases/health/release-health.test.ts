import { adminDesk } from '../../../test/editor-desk.ts';
import { call, createRelease, createShell, publish } from '../../../test/release.ts';
import { signIn } from '../../../test/sign-in.ts';
import type { SectionHealth } from '../../contract/index.ts';

const desk = adminDesk({ config: { trustProxy: 1 } });
let household = 0;

const send = (url: string, payload: object) =>
  desk.app.inject({
    method: 'POST',
    url,
    headers: { 'x-forwarded-for': `192.0.2.${(household += 1) % 250}` },
    payload,
  });
async function publishTwice(name: string) {
  await publish(desk, createRelease({ name, version: '1.0.0' }));
  await publish(desk, createRelease({ name, version: '1.1.0' }));
}
async function healthOf(section: string): Promise<SectionHealth> {
  await desk.app.releaseCounts.flush();
  return (await call(desk, section, `health?section=${section}`)).json<SectionHealth>();
}

test('each version is told of beside the one before: views, failures, render times, and what went wrong', async () => {
  await publishTwice('news');
  const [before, now] = ['1.0.0', '1.1.0'].map((version) => ({ section: 'news', version })) as [Version, Version];
  const { add } = desk.app.releaseCounts;
  add(before, 'pages', { count: 400 });
  add(now, 'pages', { count: 150 });
  await send('/api/views', { views: [{ ...now, count: 50 }] });
  await send('/api/errors', { ...now, part: '/news', message: 'kaputt' });
  add(now, 'server_failures', { count: 3 });
  add(now, 'quarantines');
  add(now, 'workers', { count: 2 });
  for (let time = 1; time <= 100; time++) add(now, 'render', { value: time });

  const { versions, errors } = await healthOf('news');

  expect(versions).toMatchObject([
    {
      version: '1.1.0',
      isLive: true,
      before: '1.0.0',
      views: 200,
      failures: 4,
      perThousand: 20,
      browserFailures: 1,
      serverFailures: 3,
      quarantines: 1,
      replacedWorkers: 2,
      lcp: null,
    },
    { version: '1.0.0', isLive: false, before: null, views: 400, failures: 0, perThousand: 0, render: null },
  ]);
  expect(Math.round((versions[0]?.render?.p50 ?? 0) / 10)).toBe(5);
  expect(errors).toMatchObject([{ version: '1.1.0', part: '/news', message: 'kaputt' }]);
});

test.each([
  [49, { cls: null, lcp: null, pages: [] }],
  [50, { cls: 0.1, lcp: null, pages: ['/told-50'] }],
])('%i visits that tell of a page make its vitals %j', async (visits, expected) => {
  const section = `told-${visits}`;
  await publish(desk, createRelease({ name: section, pages: [`/${section}`] }));
  const shown = [{ section, version: '1.0.0', page: `/${section}` }];
  for (let visit = 0; visit < visits; visit++) await send('/api/vitals', { measure: 'cls', value: 0.1, shown });

  const [version] = (await healthOf(section)).versions;

  const rounded = version?.cls ? Math.round(version.cls * 10) / 10 : version?.cls;
  expect({ cls: rounded, lcp: version?.lcp, pages: version?.pages.map(({ path }) => path) }).toEqual(expected);
});

test('of a household only so many measures of a version count in an hour', async () => {
  await publish(desk, createRelease({ name: 'loud' }));
  const payload = { measure: 'lcp', value: 9000, shown: [{ section: 'loud', version: '1.0.0' }] };
  const tell = (measure: string) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/vitals',
      headers: { 'x-forwarded-for': '198.51.100.9' },
      payload: { ...payload, measure },
    });
  for (let visit = 0; visit < 14; visit++) await tell('lcp');
  await tell('inp');
  await desk.app.releaseCounts.flush();

  const told = await desk.app.db('release_counts').where({ section: 'loud' }).select('measure', 'count');
  expect(told).toEqual(
    expect.arrayContaining([
      { measure: 'lcp', count: '12' },
      { measure: 'inp', count: '1' },
    ]),
  );
});

test('a page that the version does not have is not told of; the shell is told of without pages', async () => {
  const shell = createShell();
  const frame = { section: 'shell', version: shell.descriptor.version };
  await publish(desk, shell);
  await publish(desk, createRelease({ name: 'own', pages: ['/own'] }));
  const own = { section: 'own', version: '1.0.0' };
  for (let visit = 0; visit < 50; visit++) {
    await send('/api/vitals', { measure: 'lcp', value: 2000, shown: [{ ...own, page: '/foreign' }, frame] });
  }

  const [section] = (await healthOf('own')).versions;
  const [rendered] = (await healthOf('shell')).versions;

  expect(section).toMatchObject({ lcp: null, pages: [] });
  expect(Math.round((rendered?.lcp ?? 0) / 1000)).toBe(2);
});

test('without views there is no rate, and what was never live is not told of', async () => {
  await publish(desk, createRelease({ name: 'fresh' }));
  await publish(desk, createRelease({ name: 'fresh', version: '1.1.0' }), { expected: null });

  expect((await healthOf('fresh')).versions).toMatchObject([{ version: '1.0.0', views: 0, perThousand: null }]);
  expect((await healthOf('nothing')).versions).toEqual([]);
});

test('a withdrawn section has no live version', async () => {
  await publishTwice('gone');
  const { revision } = (await call(desk, 'gone', 'history?section=gone')).json<{ revision: number }>();
  await call(desk, 'gone', 'gone/withdraw', { expected: revision });

  expect((await healthOf('gone')).versions.map(({ isLive }) => isLive)).toEqual([false, false]);
});

test('it is for whoever holds the token of that section, and for administrators', async () => {
  const url = '/api/releases/health?section=news';
  const cookie = await signIn(desk.app, 'editor');
  const answers = await Promise.all([
    desk.app.inject(url),
    desk.app.inject({ url, headers: { cookie } }),
    call(desk, 'teams', 'health?section=news'),
    call(desk, 'news', 'health?section=news'),
    desk.send('GET', url),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 401, 200, 200]);
});

test.each([
  { measure: 'ttfb', value: 1 },
  { measure: 'lcp', value: -1 },
  { measure: 'lcp', value: 1, path: '/news?a=1' },
  { measure: 'lcp', value: 1, shown: [] },
])('%j is refused', async (values) => {
  const shown = [{ section: 'news', version: '1.0.0' }];

  expect((await send('/api/vitals', { shown, ...values })).statusCode).toBe(400);
});

type Version = { section: string; version: string };
