import { randomUUID } from 'node:crypto';
import { createArticle } from '../../test/articles.ts';
import { newsDesk } from '../../test/news-desk.ts';

const desk = newsDesk();
const { send, stored } = desk;

describe('PATCH /api/news/:id', () => {
  test('changes what is sent, keeps the rest and raises the version', async () => {
    const article = await createArticle(desk.app, { excerpt: 'Kurz' });

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
    const article = await createArticle(desk.app);
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
    const { id } = await createArticle(desk.app);

    const answers = await Promise.all(
      ['Eins', 'Zwei'].map((title) => send('PATCH', `/api/news/${id}`, { title, version: 1 })),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('without a version the last one wins', async () => {
    const { id } = await createArticle(desk.app);
    await send('PATCH', `/api/news/${id}`, { title: 'Zuerst' });

    expect((await send('PATCH', `/api/news/${id}`, { title: 'Danach' })).json()).toMatchObject({
      title: 'Danach',
      version: 3,
    });
  });

  test('a slug that is taken is refused', async () => {
    const { id } = await createArticle(desk.app);
    await createArticle(desk.app, { slug: 'derby' });

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
    const { id } = await createArticle(desk.app, { status: 'draft' });

    expect((await send('PATCH', `/api/news/${id}`, payload)).statusCode).toBe(400);
    expect((await stored())[0]).toMatchObject({ version: 1 });
  });

  test('an unknown article is not found', async () => {
    expect((await send('PATCH', `/api/news/${randomUUID()}`, { title: 'Neu' })).statusCode).toBe(404);
  });
});
