import { randomUUID } from 'node:crypto';
import * as previewEnds from '../../migrations/145-preview-ends.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import { createArticle } from '../../test/articles.ts';
import { buildApi } from '../app.ts';
import type { ArticlePreview, ArticleVersion, EditableArticle } from '../contract/index.ts';
import { createArticleHistory } from './article-history.ts';
import { HOUR_MS } from '../time/berlin-time.ts';

const desk = editorDesk({ emptied: ['articles'] });

describe.each<['GET' | 'POST' | 'DELETE', string]>([
  ['GET', `/api/admin/news/${randomUUID()}/versions`],
  ['POST', `/api/admin/news/${randomUUID()}/preview`],
  ['DELETE', `/api/admin/news/${randomUUID()}/preview`],
  ['POST', `/api/news/${randomUUID()}/restore`],
])('%s %s', (method, url) => {
  test('asks visitors to sign in', async () => {
    expect((await desk.send(method, url, undefined, '')).statusCode).toBe(401);
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

describe('the secret link of a preview', () => {
  const linkOf = async (id: string) =>
    (await desk.send('POST', `/api/admin/news/${id}/preview`)).json<ArticlePreview>();
  const renew = async (id: string, path: string) =>
    (await desk.send('PUT', `/api/admin/news/${id}/preview`, { path })).json<ArticlePreview>();
  const open = ({ path }: { path: string }) =>
    desk.send('GET', `/api/news/preview/${path.split('/').at(-1)}`, undefined, '');
  const draft = () => createArticle(desk.app, { title: 'Geheim', published: false });

  test('shows a draft, stays the same for a week and is kept nowhere', async () => {
    const { id } = await draft();
    const [link, again] = [await linkOf(id), await linkOf(id)];
    const answer = await open(link);

    expect(again).toEqual(link);
    expect((Date.parse(link.expiresAt) - Date.now()) / HOUR_MS).toBeCloseTo(7 * 24, 1);
    expect(answer.json()).toMatchObject({ title: 'Geheim', published: false });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });

  test('shows a planned article with the day on which it will appear', async () => {
    const publishAt = new Date(Date.now() + 48 * HOUR_MS).toISOString();
    const { id } = await createArticle(desk.app, { status: 'scheduled', publishAt });

    expect((await open(await linkOf(id))).json()).toMatchObject({ createdAt: publishAt });
  });

  test('renewed at two instances at once is one new link, which is open', async () => {
    const { id } = await draft();
    const { path } = await linkOf(id);
    const other = await buildApi(desk.config);
    const atOther = () =>
      other.inject({
        method: 'PUT',
        url: `/api/admin/news/${id}/preview`,
        headers: { cookie: desk.cookie },
        payload: { path },
      });

    const links = await Promise.all([
      ...[1, 2, 3].map(() => renew(id, path)),
      ...[1, 2, 3].map(async () => (await atOther()).json<ArticlePreview>()),
    ]);
    await other.close();

    expect(new Set(links.map((link) => link.path)).size).toBe(1);
    expect(links[0]?.path).not.toBe(path);
    expect((await open(links[0] ?? { path })).statusCode).toBe(200);
    expect((await open({ path })).statusCode).toBe(410);
  });

  test('ends after a week; then there is a new one', async () => {
    const { id } = await draft();
    const link = await linkOf(id);
    await desk.app.db('articles').update({ preview_expires_at: new Date(Date.now() - 1000) });

    expect((await open(link)).json()).toMatchObject({ statusCode: 410, code: 'preview_over' });
    expect((await linkOf(id)).path).not.toBe(link.path);
    expect((await open(link)).statusCode).toBe(410);
  });

  test('is replaced once, also when two editors do it at the same moment', async () => {
    const { id } = await draft();
    const link = await linkOf(id);

    const renewed = await Promise.all([renew(id, link.path), renew(id, link.path)]);

    expect(renewed[0]).toEqual(renewed[1]);
    expect(await linkOf(id)).toEqual(renewed[0]);
    expect((await open(link)).statusCode).toBe(410);
    expect((await open(await linkOf(id))).statusCode).toBe(200);
  });

  test('is withdrawn', async () => {
    const { id } = await draft();
    const link = await linkOf(id);

    expect((await desk.send('DELETE', `/api/admin/news/${id}/preview`)).statusCode).toBe(204);

    expect((await open(link)).statusCode).toBe(410);
    expect((await renew(id, link.path)).path).not.toBe(link.path);
    expect((await open(link)).statusCode).toBe(410);
  });

  test('does not outlive archiving, whatever becomes of the article', async () => {
    const { id } = await draft();
    const link = await linkOf(id);
    await desk.send('PATCH', `/api/news/${id}`, { status: 'archived' });
    expect((await open(link)).statusCode).toBe(410);
    expect(await linkOf(id)).toMatchObject({ statusCode: 409, code: 'article_archived' });

    await desk.send('PATCH', `/api/news/${id}`, { status: 'draft' });

    expect((await open(link)).statusCode).toBe(410);
    expect((await linkOf(id)).path).not.toBe(link.path);
  });

  test('does not outlive deleting, even when that is taken back', async () => {
    const { id } = await draft();
    const link = await linkOf(id);
    await desk.send('DELETE', `/api/news/${id}`);
    expect((await open(link)).statusCode).toBe(410);
    expect((await desk.send('POST', `/api/admin/news/${id}/preview`)).statusCode).toBe(404);

    await desk.send('POST', `/api/news/${id}/restore`);

    expect((await open(link)).statusCode).toBe(410);
  });

  test('given out before links ended, ends a week after the update', async () => {
    const [shown, archived, deleted] = [await draft(), await draft(), await draft()];
    await previewEnds.down(desk.app.db);
    for (const [index, { id }] of [shown, archived, deleted].entries())
      await desk.app
        .db('articles')
        .where({ id })
        .update({ preview_token: String(index).repeat(32) });
    await desk.app.db('articles').where({ id: archived.id }).update({ status: 'archived' });
    await desk.app.db('articles').where({ id: deleted.id }).update({ deleted_at: new Date() });

    await previewEnds.up(desk.app.db);

    const links = ['0', '1', '2'].map((digit) => ({ path: `/vorschau/${digit.repeat(32)}` }));
    expect((await Promise.all(links.map(open))).map(({ statusCode }) => statusCode)).toEqual([200, 410, 410]);
    expect((Date.parse((await linkOf(shown.id)).expiresAt) - Date.now()) / HOUR_MS).toBeCloseTo(7 * 24, 1);
  });

  test('that nobody gave out shows nothing', async () => {
    expect((await open({ path: 'x'.repeat(32) })).statusCode).toBe(410);
  });
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

  expect(await createArticleHistory(desk.app.db).deleteForGood()).toEqual([old.id]);
  expect(await desk.app.db('articles').pluck('id')).toEqual([young.id]);
});

test('the list is sorted by title when asked', async () => {
  for (const title of ['Berg', 'Auto', 'Chor']) await createArticle(desk.app, { title });
  const page = (await desk.send('GET', '/api/admin/news?sort=title')).json<{ items: EditableArticle[] }>();

  expect(page.items.map(({ title }) => title)).toEqual(['Auto', 'Berg', 'Chor']);
});
