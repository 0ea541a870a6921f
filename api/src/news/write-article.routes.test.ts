import { randomUUID } from 'node:crypto';
import { createArticle } from '../../test/articles.ts';
import { ARTICLE, newsDesk } from '../../test/news-desk.ts';
import { signIn } from '../../test/sign-in.ts';
import type { EditableArticle } from '../contract/index.ts';

const desk = newsDesk();
const { send, stored } = desk;
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

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
    expect((await send('POST', '/api/news', ARTICLE, await signIn(desk.app, 'admin'))).statusCode).toBe(201);
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
    await createArticle(desk.app, { slug: 'derby' });

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

  test('content holds no control characters, however they are spelt', async () => {
    const picture = '<img src="/objects/2026/11/a.webp" alt="Tor&#7;">';
    const content = `<p>a&#8;b&#13;c&#x2028;d${picture}</p>`;

    const { id } = (await send('POST', '/api/news', { ...ARTICLE, content })).json<EditableArticle>();

    const clean = '<p>ab\nc\nd<img src="/objects/2026/11/a.webp" alt="Tor" loading="lazy" /></p>';
    expect(await stored()).toMatchObject([{ id, content: clean }]);
  });

  test('content whose lists lie too deep in each other is refused, and the answer names the field', async () => {
    const answer = await send('POST', '/api/news', { ...ARTICLE, content: '<ul><li>'.repeat(60_000) });

    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'nested_too_deeply', field: 'content' });
    expect(await stored()).toEqual([]);
  });

  test('what is published is public with the answer', async () => {
    expect((await desk.app.inject('/api/news')).json()).toEqual([]);

    await send('POST', '/api/news', { ...ARTICLE, published: true });

    expect((await desk.app.inject('/api/news')).json()).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ content: 'x', category: 'verein' }, 'title'],
    [{ ...ARTICLE, title: '   ' }, 'title'],
    [{ ...ARTICLE, title: '\u200b' }, 'title'],
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
    [{ ...ARTICLE, publishAt: '0026-11-22T10:00:00Z' }, 'publishAt'],
    [{ ...ARTICLE, publishAt: '0000-01-01T00:00:00+14:00' }, 'publishAt'],
    [{ ...ARTICLE, publishAt: '9999-12-31T23:59:59-12:00' }, 'publishAt'],
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

test('a zero byte, which nobody can see, is dropped from a text', async () => {
  const answer = await send('POST', '/api/news', { ...ARTICLE, title: 'Null\0' });

  expect([answer.statusCode, answer.json().title]).toEqual([201, 'Null']);
  expect(await stored()).toHaveLength(1);
});

test('a text of zero bytes alone is empty, refused and not stored', async () => {
  const answer = await send('POST', '/api/news', { ...ARTICLE, title: '\0\0' });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input' });
  expect(await stored()).toEqual([]);
});
