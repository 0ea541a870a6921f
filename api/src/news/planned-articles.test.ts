import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { buildApi } from '../app.ts';
import { editArticles } from './edited-articles.ts';

let api: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  await app.ready();
});
afterEach(() => app.db('articles').delete());
afterAll(() => api.close());

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

test('planned articles go public with the date they were planned for', async () => {
  const { id } = await createArticle(app, { publishAt: TOMORROW });
  await app.db('articles').update({ publish_at: YESTERDAY });

  const counts = await Promise.all([editArticles(app.db).publishDue(), editArticles(app.db).publishDue()]);
  await app.contentRevision.refresh();

  // None where the portal's own timer was there first.
  expect(counts).not.toEqual([1, 1]);
  expect((await app.inject(`/api/news/${id}`)).json()).toMatchObject({ published: true, createdAt: YESTERDAY });
});

test('those whose time passed while nothing ran go public at the start', async () => {
  await createArticle(app, { publishAt: TOMORROW });
  await app.db('articles').update({ publish_at: YESTERDAY });

  const restarted = await buildApi(api.config);
  await restarted.ready();
  const articles = (await restarted.inject('/api/news')).json<unknown[]>();
  await restarted.close();

  expect(articles).toHaveLength(1);
});

test('those whose minute comes after a restart go public then', async () => {
  const before = await createTestApp();
  const { id } = await createArticle(before.app, { publishAt: TOMORROW });
  await before.app.close();

  const restarted = await buildApi(before.config);
  await restarted.ready();
  const answer = async () => (await restarted.inject(`/api/news/${id}`)).statusCode;
  expect(await answer()).toBe(404);
  await restarted.db('articles').update({ publish_at: restarted.db.fn.now() });

  await waitUntil(async () => (await answer()) === 200, 60_000);
  await restarted.close();
  await before.close();
});
