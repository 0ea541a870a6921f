import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import { signIn } from '../../test/sign-in.ts';
import type { VisitReport } from '../contract/index.ts';
import { createVisitsRepository } from './visits.repository.ts';

const desk = editorDesk({ emptied: ['visits'] });

const VISIT = { path: '/news', referrerHost: null, device: 'phone' } as const;
const visit = (values: object = {}, headers: Record<string, string> = {}) =>
  desk.app.inject({ method: 'POST', url: '/api/visits', headers, payload: { ...VISIT, ...values } });
const report = (query = '', cookie?: string) => desk.send('GET', `/api/admin/visits${query}`, undefined, cookie);

test('visits become sums per day, path, referrer and device', async () => {
  await Promise.all([
    visit(),
    visit(),
    visit({ device: 'desktop' }),
    visit({ path: '/', referrerHost: 'suche.example' }),
  ]);

  const sums = (await report()).json<VisitReport>();

  expect(sums).toMatchObject({
    total: 4,
    paths: [
      { path: '/news', count: 3 },
      { path: '/', count: 1 },
    ],
    referrers: [{ host: 'suche.example', count: 1 }],
    devices: [
      { device: 'phone', count: 3 },
      { device: 'desktop', count: 1 },
    ],
  });
  expect(sums.days).toHaveLength(30);
  expect(sums.days.at(-1)).toEqual({ day: sums.to, count: 4 });
});

test('the page of an article is called as the article is', async () => {
  const { slug } = await createArticle(desk.app, { title: 'Derbysieg' });
  await visit({ path: `/news/${slug}` });
  await visit({ path: '/news/weg' });

  const { paths } = (await report()).json<VisitReport>();

  expect(paths).toContainEqual({ path: `/news/${slug}`, title: 'Derbysieg', count: 1 });
  expect(paths).toContainEqual({ path: '/news/weg', count: 1 });
});

test('nothing is kept that could tell one visitor from another', async () => {
  await visit({}, { 'user-agent': 'Browser of somebody', cookie: 'a=1' });

  const answer = await visit();

  expect(answer.statusCode).toBe(204);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  const rows = await desk.app.db('visits').select();
  expect(rows).toHaveLength(1);
  expect(Object.keys(rows[0])).toEqual(['day', 'path', 'referrer_host', 'device', 'count']);
});

test('the portal is no referrer of its own', async () => {
  await visit({ referrerHost: 'localhost' }, { host: 'localhost:3000' });

  expect((await report()).json()).toMatchObject({ total: 1, referrers: [] });
});

test.each([
  ['2026-06-30T21:59:00Z', '2026-06-30'],
  ['2026-06-30T22:01:00Z', '2026-07-01'],
  ['2026-12-31T22:59:00Z', '2026-12-31'],
])('a visit at %s counts for %s in Berlin', async (time, day) => {
  await createVisitsRepository(desk.app.db).count({ ...VISIT }, new Date(time));

  expect((await report(`?from=${day}&to=${day}`)).json()).toMatchObject({ total: 1, days: [{ day, count: 1 }] });
});

test('a day with 5000 different rows counts further ones together', async () => {
  await desk.app.db.raw(`INSERT INTO visits (day, path, referrer_host, device)
    SELECT (now() AT TIME ZONE 'Europe/Berlin')::date, '/x' || n, '', 'phone' FROM generate_series(1, 5000) AS n`);

  await visit({ path: '/x1' });
  await visit({ path: '/y1' });
  await visit({ path: '/y2', referrerHost: 'a.example' });

  expect((await report()).json<VisitReport>().paths.slice(0, 2)).toEqual([
    { path: '(andere)', count: 2 },
    { path: '/x1', count: 2 },
  ]);
});

test('visits of more than 26 months ago are forgotten', async () => {
  await visit();
  await desk.app.db.raw(
    "INSERT INTO visits (day, path, referrer_host, device) VALUES (current_date - 900, '/', '', 'phone')",
  );

  expect(await createVisitsRepository(desk.app.db).deleteOld()).toBe(1);
  expect((await report()).json()).toMatchObject({ total: 1 });
});

test.each([
  { path: 'news' },
  { path: `/${'x'.repeat(200)}` },
  { path: '/news?token=1' },
  { path: '/<script>' },
  { referrerHost: 'a.example/path' },
  { device: 'watch' },
  { userAgent: 'x' },
])('%j is refused', async (values) => {
  expect((await visit(values)).statusCode).toBe(400);
  expect(await desk.app.db('visits').select()).toEqual([]);
});

test('another site cannot count visits', async () => {
  expect((await visit({}, { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
});

test('one household cannot count without end', async () => {
  const answers = await Promise.all(
    Array.from({ length: 121 }, () =>
      desk.app.inject({ method: 'POST', url: '/api/visits', remoteAddress: '2001:db8::1', payload: VISIT }),
    ),
  );
  const neighbour = { method: 'POST', url: '/api/visits', payload: VISIT } as const;

  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  expect((await desk.app.inject({ ...neighbour, remoteAddress: '2001:db8::2' })).statusCode).toBe(429);
  expect((await desk.app.inject({ ...neighbour, remoteAddress: '2001:db8:0:1::1' })).statusCode).toBe(204);
});

test.each(['?from=2026-01-01&to=2025-12-31', '?from=2020-01-01&to=2026-01-01', '?from=gestern'])(
  'a report for %s is refused',
  async (query) => {
    expect((await report(query)).statusCode).toBe(400);
  },
);

test('the report is for editors', async () => {
  expect((await report('', '')).statusCode).toBe(401);
  expect((await report('', await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
});

describe('many households', () => {
  // Nobody else may be counted there afterwards.
  const elsewhere = runningApi({ config: { trustProxy: 1 } });

  test('together cannot count without end either', async () => {
    const statuses: number[] = [];
    for (let household = 0; household < 11; household++) {
      const from = { 'x-forwarded-for': `203.0.113.${household}` };
      for (let count = 0; count < 110; count++)
        statuses.push(
          (await elsewhere.app.inject({ method: 'POST', url: '/api/visits', headers: from, payload: VISIT }))
            .statusCode,
        );
    }

    expect(statuses.lastIndexOf(204)).toBe(1199);
    expect(new Set(statuses.slice(1200))).toEqual(new Set([429]));
  });
});
