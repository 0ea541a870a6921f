import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { signIn } from '../../test/sign-in.ts';
import type { EditableArticle } from '../contract/index.ts';

let api: TestApp;
let app: FastifyInstance;
let editor: string;
beforeAll(async () => {
  api = await createTestApp();
  ({ app } = api);
  editor = await signIn(app, 'editor');
});
afterEach(() => app.db('articles').delete());
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const send = (method: Method, url: string, payload?: object, cookie = editor) =>
  app.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
const stored = () => app.db('articles').select();

const ARTICLE = { title: 'Sieg im Derby', content: '<p>Ein verdienter Sieg.</p>', category: 'verein' };
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

describe.each<[Method, string, object?]>([
  ['GET', '/api/admin/news'],
  ['GET', `/api/admin/news/${randomUUID()}`],
  ['POST', '/api/news', ARTICLE],
  ['PATCH', `/api/news/${randomUUID()}`, { title: 'Neu' }],
  ['DELETE', `/api/news/${randomUUID()}`],
])('%s %s', (method, url, payload) => {
  test('asks visitors to sign in', async () => {
    expect((await send(method, url, payload, '')).json()).toMatchObject({ statusCode: 401, code: 'not_signed_in' });
  });

  test('is closed to trainers', async () => {
    const answer = await send(method, url, payload, await signIn(app, 'trainer'));

    expect(answer.json()).toMatchObject({ statusCode: 403, code: 'forbidden' });
    expect(await stored()).toEqual([]);
  });
});

describe('POST /api/news', () => {
  test('stores a draft and answers it as editors see it', async () => {
    const answer = await send('POST', '/api/news', ARTICLE);

    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      ...ARTICLE,
      slug: 'sieg-im-derby',
      status: 'draft',
      published: false,
      publishAt: null,
      version: 1,
    });
  });

  test('administrators may do what editors may', async () => {
    expect((await send('POST', '/api/news', ARTICLE, await signIn(app, 'admin'))).statusCode).toBe(201);
  });

  test('the same title again gets the next free slug, also at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('POST', '/api/news', ARTICLE)));

    const slugs = answers.map((answer) => answer.json<EditableArticle>().slug).sort();
    expect(slugs).toEqual([
      'sieg-im-derby',
      'sieg-im-derby-2',
      'sieg-im-derby-3',
      'sieg-im-derby-4',
      'sieg-im-derby-5',
    ]);
  });

  test('a slug that is taken is refused', async () => {
    await createArticle(app, { slug: 'derby' });

    expect((await send('POST', '/api/news', { ...ARTICLE, slug: 'derby' })).json()).toMatchObject({
      statusCode: 409,
      code: 'slug_taken',
    });
  });

  test('content is made safe before it is stored', async () => {
    await send('POST', '/api/news', {
      ...ARTICLE,
      content: '<p onclick="x()">Ja<script>x()</script><a href="javascript:x()">Link</a></p>',
    });

    expect((await stored())[0]).toMatchObject({ content: '<p>Ja<a>Link</a></p>' });
  });

  test('what is published is public with the answer', async () => {
    expect((await app.inject('/api/news')).json()).toEqual([]);

    await send('POST', '/api/news', { ...ARTICLE, published: true });

    expect((await app.inject('/api/news')).json()).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ content: 'x', category: 'verein' }, 'title'],
    [{ ...ARTICLE, title: '   ' }, 'title'],
    [{ ...ARTICLE, title: 'x'.repeat(201) }, 'title'],
    [{ ...ARTICLE, title: 7 }, 'title'],
    [{ ...ARTICLE, content: 'x'.repeat(500_001) }, 'content'],
    [{ ...ARTICLE, category: 'Mit Leerzeichen' }, 'category'],
    [{ ...ARTICLE, slug: 'Groß' }, 'slug'],
    [{ ...ARTICLE, slug: randomUUID() }, 'slug'],
    [{ ...ARTICLE, imageUrl: 'https://example.com/a.png' }, 'imageUrl'],
    [{ ...ARTICLE, imageUrl: '/objects/../secret' }, 'imageUrl'],
    [{ ...ARTICLE, publishAt: '2026-02-30T10:00:00Z' }, 'publishAt'],
    [{ ...ARTICLE, publishAt: 'morgen' }, 'publishAt'],
    [{ ...ARTICLE, published: 'true' }, 'published'],
    [{ ...ARTICLE, status: 'hidden' }, 'status'],
    [{ ...ARTICLE, createdAt: YESTERDAY }, 'createdAt'],
    [{ ...ARTICLE, id: randomUUID() }, 'id'],
  ])('bad input %# is refused, names the field and stores nothing', async (payload, field) => {
    const answer = await send('POST', '/api/news', payload);

    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input' });
    expect(answer.json()).toMatchObject({ field, message: expect.stringContaining(`„${field}“`) });
    expect(await stored()).toEqual([]);
  });
});

test('a text with a zero byte is refused and nothing is stored', async () => {
  const answer = await send('POST', '/api/news', { ...ARTICLE, title: 'Null\0' });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input' });
  expect(await stored()).toEqual([]);
});

describe('PATCH /api/news/:id', () => {
  test('changes what is sent, keeps the rest and raises the version', async () => {
    const article = await createArticle(app, { excerpt: 'Kurz' });

    const answer = await send('PATCH', `/api/news/${article.id}`, {
      title: 'Neu',
      excerpt: null,
      version: article.version,
    });

    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      title: 'Neu',
      excerpt: null,
      content: article.content,
      slug: article.slug,
      version: 2,
    });
  });

  test('a stale version is answered with the current row and changes nothing', async () => {
    const article = await createArticle(app);
    await send('PATCH', `/api/news/${article.id}`, { title: 'Zuerst', version: 1 });

    const answer = await send('PATCH', `/api/news/${article.id}`, { title: 'Zu spät', version: 1 });

    expect(answer.json()).toMatchObject({
      statusCode: 409,
      code: 'stale_version',
      current: { title: 'Zuerst', version: 2 },
    });
    expect((await stored())[0]).toMatchObject({ title: 'Zuerst' });
  });

  test('of two changes of the same version at once exactly one wins', async () => {
    const { id } = await createArticle(app);

    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((title) => send('PATCH', `/api/news/${id}`, { title, version: 1 })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('without a version the last one wins', async () => {
    const { id } = await createArticle(app);
    await send('PATCH', `/api/news/${id}`, { title: 'Zuerst' });

    expect((await send('PATCH', `/api/news/${id}`, { title: 'Danach' })).json()).toMatchObject({
      title: 'Danach',
      version: 3,
    });
  });

  test('a slug that is taken is refused', async () => {
    const { id } = await createArticle(app);
    await createArticle(app, { slug: 'derby' });

    expect((await send('PATCH', `/api/news/${id}`, { slug: 'derby' })).json()).toMatchObject({
      statusCode: 409,
      code: 'slug_taken',
    });
  });

  test.each<[string, object]>([
    ['nothing', {}],
    ['an unknown field', { author: 'x' }],
    ['a text as version', { version: '1' }],
    ['a contradiction', { status: 'draft', published: true }],
    ['a plan without a time', { status: 'scheduled' }],
  ])('refuses %s', async (_case, payload) => {
    const { id } = await createArticle(app, { status: 'draft' });

    expect((await send('PATCH', `/api/news/${id}`, payload)).statusCode).toBe(400);
    expect((await stored())[0]).toMatchObject({ version: 1 });
  });

  test('an unknown article is not found', async () => {
    expect((await send('PATCH', `/api/news/${randomUUID()}`, { title: 'Neu' })).statusCode).toBe(404);
  });
});

describe('DELETE /api/news/:id', () => {
  test('takes the article away from everybody but keeps the row', async () => {
    const { id } = await createArticle(app);

    expect((await send('DELETE', `/api/news/${id}`)).statusCode).toBe(204);

    expect((await app.inject(`/api/news/${id}`)).statusCode).toBe(404);
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
    await createArticle(app, { title: 'Öffentlich' });
    await createArticle(app, { title: 'Entwurf', status: 'draft' });
    await createArticle(app, { title: 'Geplant', publishAt: TOMORROW });

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
