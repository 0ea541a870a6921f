import { randomUUID } from 'node:crypto';
import { editorDesk } from '../../test/editor-desk.ts';
import { createArticle } from '../../test/articles.ts';
import { signIn } from '../../test/sign-in.ts';
import type { ArticleVersion, EditableArticle } from '../contract/index.ts';
import { createArticleHistory } from './article-history.ts';

const desk = editorDesk({ emptied: ['articles'] });

describe.each<['GET' | 'POST', string]>([
  ['GET', `/api/admin/news/${randomUUID()}/versions`],
  ['POST', `/api/admin/news/${randomUUID()}/preview`],
  ['POST', `/api/news/${randomUUID()}/restore`],
])('%s %s', (method, url) => {
  test('is for editors', async () => {
    expect((await desk.send(method, url, undefined, '')).statusCode).toBe(401);
    expect((await desk.send(method, url, undefined, await signIn(desk.app, 'trainer'))).statusCode).toBe(403);
  });

  test('does not know a foreign id', async () => {
    expect((await desk.send(method, url)).statusCode).toBe(404);
  });
});

test('each change of status is kept, and of one person typing only the last', async () => {
  const { id } = await createArticle(desk.app, { title: 'Eins', published: false });
  for (const title of ['Zwei', 'Drei']) await desk.send('PATCH', `/api/news/${id}`, { title });
  await desk.send('PATCH', `/api/news/${id}`, { published: true });

  const versions = (await desk.send('GET', `/api/admin/news/${id}/versions`)).json<ArticleVersion[]>();

  expect(versions.map(({ title, status, savedBy }) => [title, status, savedBy])).toEqual([
    ['Drei', 'published', 'editor'],
    ['Drei', 'draft', 'editor'],
    ['Eins', 'draft', null],
  ]);
});

test('a draft can be read under its secret link, which stays the same and is kept nowhere', async () => {
  const { id } = await createArticle(desk.app, { title: 'Geheim', published: false });
  const { path } = (await desk.send('POST', `/api/admin/news/${id}/preview`)).json<{ path: string }>();
  const again = (await desk.send('POST', `/api/admin/news/${id}/preview`)).json<{ path: string }>();
  const answer = await desk.send('GET', `/api/news/preview/${path.split('/').at(-1)}`, undefined, '');

  expect(again.path).toBe(path);
  expect(answer.json()).toMatchObject({ title: 'Geheim', published: false });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('a wrong link and that of a deleted article show nothing', async () => {
  const { id } = await createArticle(desk.app, { published: false });
  const { path } = (await desk.send('POST', `/api/admin/news/${id}/preview`)).json<{ path: string }>();
  await desk.send('DELETE', `/api/news/${id}`);

  expect((await desk.send('GET', `/api/news/preview/${path.split('/').at(-1)}`, undefined, '')).statusCode).toBe(404);
  expect((await desk.send('GET', `/api/news/preview/${'x'.repeat(32)}`, undefined, '')).statusCode).toBe(404);
});

test('a deleted article is listed and comes back as a draft', async () => {
  const { id } = await createArticle(desk.app);
  await desk.send('DELETE', `/api/news/${id}`);
  const bin = (await desk.send('GET', '/api/admin/news?deleted=true')).json<{ items: EditableArticle[] }>();
  const back = await desk.send('POST', `/api/news/${id}/restore`);

  expect(bin.items.map((item) => item.id)).toEqual([id]);
  expect(back.json()).toMatchObject({ id, status: 'draft', version: 2 });
  expect((await desk.app.inject({ url: '/api/news' })).json()).toEqual([]);
});

test('what was deleted more than thirty days ago is gone for good', async () => {
  const [old, young] = [
    await createArticle(desk.app, { title: 'Alt' }),
    await createArticle(desk.app, { title: 'Neu' }),
  ];
  await desk.app
    .db('articles')
    .where({ id: old.id })
    .update({ deleted_at: desk.app.db.raw("now() - interval '31 days'") });
  await desk.app
    .db('articles')
    .where({ id: young.id })
    .update({ deleted_at: desk.app.db.raw("now() - interval '29 days'") });

  expect(await createArticleHistory(desk.app.db).deleteForGood()).toBe(1);
  expect(await desk.app.db('articles').pluck('id')).toEqual([young.id]);
});

test('the list is sorted by title when asked', async () => {
  for (const title of ['Berg', 'Auto', 'Chor']) await createArticle(desk.app, { title });
  const page = (await desk.send('GET', '/api/admin/news?sort=title')).json<{ items: EditableArticle[] }>();

  expect(page.items.map(({ title }) => title)).toEqual(['Auto', 'Berg', 'Chor']);
});
