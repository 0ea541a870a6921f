import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createArticle } from '../test/articles.ts';
import { multiplyRow } from '../test/many-rows.ts';
import { statementsOf, tablesReadWhole } from '../test/query-plans.ts';
import { signIn } from '../test/sign-in.ts';
import { createEvent, createMatch, createTeam } from '../test/sport.ts';
import { keptTables } from './content/deletions.ts';

/**
 * Tables that grow with the years; all others hold as many rows as a club has people, pictures on the home page, teams.
 */
const GROWING = [
  'articles',
  'events',
  'activity',
  'media',
  'messages',
  'visits',
  'browser_errors',
  'server_errors',
  'release_counts',
  'article_versions',
];

let api: TestApp;
let app: FastifyInstance;
let cookie: string;
let articleId: string;

beforeAll(async () => {
  api = await createTestApp({ weatherUrl: null });
  ({ app } = api);
  cookie = await signIn(app, 'admin');
  await createTeam(app);
  articleId = (await createArticle(app, { slug: 'sieg-im-derby' })).id;
  const article = { id: 'gen_random_uuid()', slug: `'artikel-' || n`, title: `'Bericht ' || n` };
  await multiplyRow(app.db, 'articles', 10_000, {
    ...article,
    category: `(ARRAY['verein', 'jugend', 'sport', 'events'])[n % 4 + 1]`,
    search_text: `'bericht ' || n || ' ' || md5(n::text)`,
    published_at: `row.published_at - n * interval '5 hours'`,
    updated_by: '(SELECT id FROM users LIMIT 1)',
    updated_at: `row.updated_at - n * interval '5 hours'`,
  });
  await createMatch(app);
  await multiplyRow(app.db, 'events', 5_000, {
    id: 'gen_random_uuid()',
    start_at: `row.start_at - n * interval '7 days'`,
    end_at: `row.end_at - n * interval '7 days'`,
  });
  await createEvent(app);
  await multiplyRow(app.db, 'events', 5_000, {
    id: 'gen_random_uuid()',
    start_at: `row.start_at - n * interval '1 day'`,
    end_at: `row.end_at - n * interval '1 day'`,
  });
  const noted = { user_id: randomUUID(), user_name: 'Bela', action: 'deleted', fields: [], search_text: 'bela' };
  await app.db('activity').insert({ ...noted, resource: 'news', subject_id: articleId });
  await multiplyRow(app.db, 'activity', 10_000, {
    id: 'gen_random_uuid()',
    at: `row.at - n * interval '50 minutes'`,
    resource: `(ARRAY['${[...keptTables.keys()].join("', '")}'])[n % ${keptTables.size} + 1]`,
    subject_id: 'gen_random_uuid()::text',
  });
});
afterAll(() => api.close());

test.each([
  '/api/news?limit=100',
  '/api/news?page=1&limit=10',
  '/api/news?category=jugend&page=1&limit=10',
  '/api/news?search=c4ca4238a0&page=1&limit=10',
  '/api/news/slug/artikel-4711',
  '/api/news/ARTICLE',
  '/api/news/ARTICLE/similar',
  '/api/news/count/unread?since=1790000000000',
  '/api/news/feed.atom',
  '/api/events/range?start=2026-07-04T00:00:00Z&end=2026-07-05T00:00:00Z',
  '/api/matches?team=1-mannschaft',
  '/api/matches/next',
  '/api/matches/scoreboard',
  '/api/events/cancelled',
  '/api/admin/news?page=1&limit=20',
  '/api/admin/events?page=1&limit=20',
  '/api/admin/overview',
])('%s reads no growing table from end to end', async (address) => {
  const url = address.replace('ARTICLE', articleId);
  let statusCode = 0;
  const statements = await statementsOf(app, async () => {
    ({ statusCode } = await app.inject({ url, headers: { cookie } }));
  });
  expect(statusCode).toBe(200);
  expect(statements).not.toEqual([]);

  // A total has to count; everything else finds its rows by an index.
  const reading = statements.filter(({ sql }) => !/^select count\(\*\)/i.test(sql));
  const isWhole = await Promise.all(reading.map((statement) => tablesReadWhole(app.db, statement)));
  const found = reading.filter((_statement, index) => isWhole[index]?.some((table) => GROWING.includes(table)));
  expect(found.map(({ sql }) => sql)).toEqual([]);
});
