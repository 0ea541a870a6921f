import { randomUUID } from 'node:crypto';
import { createArticle } from '../../test/articles.ts';
import type { Method } from '../../test/editor-desk.ts';
import { ARTICLE, newsDesk } from '../../test/news-desk.ts';
import type { EditableArticle } from '../contract/index.ts';

const desk = newsDesk();
const { send, stored } = desk;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/news'],
  ['GET', `/api/admin/news/${randomUUID()}`],
  ['POST', '/api/news', ARTICLE],
  ['PATCH', `/api/news/${randomUUID()}`, { title: 'Neu' }],
  ['DELETE', `/api/news/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await send(method, url, payload, '')).json()).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
    expect(await stored()).toEqual([]);
  });
});

describe('DELETE /api/news/:id', () => {
  test('takes the article away from everybody but keeps the row', async () => {
    const { id } = await createArticle(desk.app);

    expect((await send('DELETE', `/api/news/${id}`)).statusCode).toBe(204);

    expect((await desk.app.inject(`/api/news/${id}`)).statusCode).toBe(404);
    expect((await send('GET', `/api/admin/news/${id}`)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/news/${id}`)).statusCode).toBe(404);
    expect(await stored()).toHaveLength(1);
  });

  test('refuses an id in another form', async () => {
    expect((await send('DELETE', '/api/news/1')).statusCode).toBe(400);
  });
});

describe('GET /api/admin/news', () => {
  test('lists everything, drafts included, by status and search', async () => {
    await createArticle(desk.app, { title: 'Öffentlich' });
    await createArticle(desk.app, { title: 'Entwurf', status: 'draft' });
    await createArticle(desk.app, { title: 'Geplant', publishAt: TOMORROW });

    expect((await send('GET', '/api/admin/news')).json()).toMatchObject({ page: 1, pages: 1, total: 3 });
    const planned = (await send('GET', '/api/admin/news?status=scheduled&search=GEPL')).json<{
      items: EditableArticle[];
    }>();
    expect(planned.items).toMatchObject([{ title: 'Geplant', publishAt: TOMORROW, published: false }]);
  });

  test('refuses an unknown status', async () => {
    expect((await send('GET', '/api/admin/news?status=weg')).statusCode).toBe(400);
  });
});
