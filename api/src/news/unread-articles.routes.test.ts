import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';

const api = runningApi();

const get = async (url: string) => (await api.app.inject(url)).json<object>();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('unread articles are counted from a time, by default of the last seven days', async () => {
  await createArticle(api.app, { createdAt: daysAgo(8) });
  await createArticle(api.app, { createdAt: daysAgo(6) });
  await createArticle(api.app, { createdAt: daysAgo(1) });

  expect(await get('/api/news/count/unread')).toEqual({ count: 2 });
  expect(await get(`/api/news/count/unread?since=${Date.parse(daysAgo(2))}`)).toEqual({ count: 1 });
  expect(await get('/api/news/count/unread?since=0')).toEqual({ count: 3 });
});

test.each(['-1', 'gestern', '1e99', '8640000000000001'])('since=%s is refused', async (since) => {
  expect(await get(`/api/news/count/unread?since=${since}`)).toMatchObject({ statusCode: 400, field: 'since' });
});

test('a read mark is confirmed without signing in', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/news/mark-read',
    payload: { timestamp: 1_700_000_000_000 },
  });

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ timestamp: 1_700_000_000_000 });
});

test.each([{}, { timestamp: '1' }, { timestamp: -1 }, { timestamp: 1.5 }, { timestamp: 1, more: 2 }])(
  'the read mark %j is refused',
  async (payload) => {
    const answer = await api.app.inject({ method: 'POST', url: '/api/news/mark-read', payload });

    expect(answer.statusCode).toBe(400);
  },
);
