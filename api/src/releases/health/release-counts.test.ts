import type { FastifyInstance } from 'fastify';
import { runningApi } from '../../../test/app.ts';
import { createRelease, createShell, publish } from '../../../test/release.ts';
import { buildApi } from '../../app.ts';
import { createReleaseCountsRepository } from './release-counts.repository.ts';

/** Two instances with one database. */
const one = runningApi({ emptied: ['release_counts'] });
let other: FastifyInstance;
beforeAll(async () => {
  other = await buildApi({ ...one.config });
  await other.ready();
  await publish(one, createRelease());
  await publish(one, createRelease({ version: '1.1.0' }));
});
afterAll(() => other.close());

const news = { section: 'news', version: '1.0.0' };
const sums = async (section = 'news', versions = ['1.0.0', '1.1.0']) => {
  await Promise.all([one.app, other].map(({ releaseCounts }) => releaseCounts.flush()));
  return createReleaseCountsRepository(one.app.db).sums(section, versions);
};
const report = (views: object[], app = one.app) =>
  app.inject({ method: 'POST', url: '/api/views', payload: { views } });

test('what two instances count is one sum per version and hour', async () => {
  for (const { releaseCounts } of [one.app, other, one.app]) releaseCounts.add(news, 'pages');
  other.releaseCounts.add({ ...news, version: '1.1.0' }, 'pages', { count: 5 });
  await sums();
  one.app.releaseCounts.add(news, 'pages', { count: 4 });

  expect(await sums()).toMatchObject([
    { version: '1.0.0', measure: 'pages', count: 7 },
    { version: '1.1.0', measure: 'pages', count: 5 },
  ]);
  expect(await one.app.db('release_counts')).toHaveLength(2);
});

test('pages opened in a tab are added, and of a version whose files are gone, too', async () => {
  await one.app.db('releases').where(news).update({ removed_at: one.app.db.fn.now() });

  const answer = await report([
    { ...news, count: 3 },
    { section: 'news', version: '1.1.0', count: 1 },
  ]);

  expect(answer.statusCode).toBe(204);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(await sums()).toMatchObject([
    { version: '1.0.0', measure: 'changes', count: 3 },
    { version: '1.1.0', measure: 'changes', count: 1 },
  ]);
});

test('what is none of our releases is not counted; the shell is one of them', async () => {
  const shell = createShell();
  const { version } = shell.descriptor;
  await publish(one, shell);

  await report([
    { ...news, version: '9.9.9', count: 1 },
    { ...news, section: 'foreign', count: 1 },
    { section: 'shell', version, count: 2 },
  ]);

  expect(await sums('shell', [version])).toMatchObject([{ measure: 'changes', count: 2 }]);
  expect(await one.app.db('release_counts')).toHaveLength(1);
});

test('invented versions take no room from what is counted of real ones', async () => {
  // These are the most that wait to be written, from enough households.
  for (let request = 0; request < 500; request += 1)
    await one.app.inject({
      method: 'POST',
      url: '/api/views',
      remoteAddress: `198.51.100.${request % 250}`,
      payload: {
        views: Array.from({ length: 40 }, (_, at) => ({ section: 'news', version: `7.${request}.${at}`, count: 1 })),
      },
    });

  await report([{ ...news, count: 2 }]);

  expect(await sums()).toMatchObject([{ version: '1.0.0', measure: 'changes', count: 2 }]);
});

test('invented versions of many at once cost the database few readings', async () => {
  let readings = 0;
  const note = ({ sql }: { sql: string }) => (readings += Number(/\bfrom "?releases\b/i.test(sql)));
  one.app.db.on('query', note);

  await Promise.all(Array.from({ length: 50 }, (_, at) => report([{ ...news, version: `8.0.${at}`, count: 1 }])));

  one.app.db.removeListener('query', note);
  expect(readings).toBeGreaterThan(0);
  expect(readings).toBeLessThan(10);
});

test('a version that another instance has just published is counted at once', async () => {
  await report([{ ...news, version: '1.2.0', count: 1 }], other);
  await publish(one, createRelease({ version: '1.2.0' }));

  await report([{ ...news, version: '1.2.0', count: 3 }], other);

  expect(await sums('news', ['1.2.0'])).toMatchObject([{ version: '1.2.0', measure: 'changes', count: 3 }]);
});

test.each([
  [[]],
  [[{ ...news, count: 0 }]],
  [[{ ...news, count: 501 }]],
  [[{ ...news, count: 1, path: '/news' }]],
  [Array.from({ length: 41 }, () => ({ ...news, count: 1 }))],
])('%j is refused', async (views) => {
  expect((await report(views)).statusCode).toBe(400);
});

test('of a household only so many views of a version count in an hour', async () => {
  const frame = { section: 'news', version: '1.1.0' };
  const send = (remoteAddress: string, count: number) =>
    one.app.inject({
      method: 'POST',
      url: '/api/views',
      remoteAddress,
      payload: { views: [{ ...frame, count }] },
    });
  for (const count of [300, 300, 300]) await send('192.0.2.20', count);
  await send('192.0.2.21', 300);

  expect(await sums()).toMatchObject([{ version: '1.1.0', measure: 'changes', count: 800 }]);
});

test('nothing is kept that could tell one visitor from another', async () => {
  await one.app.inject({
    method: 'POST',
    url: '/api/views',
    headers: { 'user-agent': 'Browser of somebody', cookie: 'a=1' },
    payload: { views: [{ ...news, count: 1 }] },
  });
  await sums();

  const [row] = await one.app.db('release_counts');
  expect(row.hour.getTime() % 3_600_000).toBe(0);
  expect(Object.keys(row)).toEqual(['section', 'version', 'measure', 'page', 'bucket', 'hour', 'count']);
});

test('what cannot be written waits for the next turn', async () => {
  one.app.releaseCounts.add(news, 'pages');
  await one.app.db.raw('ALTER TABLE release_counts RENAME TO away');
  const failed = await one.app.releaseCounts.flush().catch((error: unknown) => error);
  await one.app.db.raw('ALTER TABLE away RENAME TO release_counts');
  one.app.releaseCounts.add(news, 'pages');

  expect(failed).toBeInstanceOf(Error);
  expect(await sums()).toMatchObject([{ measure: 'pages', count: 2 }]);
});

test('an instance that ends writes what it has counted', async () => {
  const ending = await buildApi({ ...one.config });
  await ending.ready();
  ending.releaseCounts.add(news, 'pages', { count: 3 });
  await ending.close();

  expect(await sums()).toMatchObject([{ measure: 'pages', count: 3 }]);
});

test('sums older than 30 days are forgotten', async () => {
  one.app.releaseCounts.add(news, 'pages');
  await sums();
  await one.app.db('release_counts').update({ hour: '2020-01-01T00:00:00Z' });

  expect(await createReleaseCountsRepository(one.app.db).deleteOld()).toBe(1);
});
