import { randomUUID } from 'node:crypto';
import { createArticle } from '../../test/articles.ts';
import { editorDesk } from '../../test/editor-desk.ts';
import { multiplyRow } from '../../test/many-rows.ts';
import { createTeam } from '../../test/sport.ts';
import type { Article, ArticlePage, EditableArticleCategory, PageOf } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['articles', 'teams'] });

let specified: object[];
beforeAll(async () => {
  specified = await desk.app.db('article_categories').select();
});
afterEach(async () => {
  await desk.app.db('article_categories').delete();
  await desk.app.db('article_categories').insert(specified);
});

const list = async () =>
  (await desk.send('GET', '/api/admin/news-categories')).json<PageOf<EditableArticleCategory>>().items;
const bySlug = async (slug: string) => (await list()).find((category) => category.slug === slug)?.id ?? '';
const add = (name: string, color = '#0f766e') => desk.send('POST', '/api/news-categories', { name, color });
const articles = () => desk.read<Article[]>('/api/news');

test('the specified categories are there from the start, and articles carry nothing of them', async () => {
  await createArticle(desk.app, { category: 'jugend' });

  expect((await list()).map(({ slug, name, color }) => [slug, name, color])).toEqual([
    ['1-mannschaft', '1. Mannschaft', '#b91c1c'],
    ['2-mannschaft', '2. Mannschaft', '#c2410c'],
    ['allgemein', 'Allgemein', '#4b5563'],
    ['events', 'Events', '#7e22ce'],
    ['jugend', 'Jugend', '#15803d'],
    ['sport', 'Sport', '#1d4ed8'],
    ['verein', 'Verein', '#facc15'],
  ]);
  expect((await articles())[0]).not.toHaveProperty('look');
  expect(await desk.read('/api/news?page=1')).not.toHaveProperty('categoryNames');
});

test('a new category comes last, has its slug from its name and colours list, filter and feed', async () => {
  const { slug, sortOrder } = (await add('Turnen & Tanz')).json<EditableArticleCategory>();
  expect([slug, sortOrder]).toEqual(['turnen-und-tanz', 8]);
  await createArticle(desk.app, { category: slug });

  expect((await articles())[0]?.look).toEqual({ name: 'Turnen & Tanz', color: '#0f766e', ink: '#ffffff' });
  const page = await desk.read<ArticlePage>('/api/news?page=1');
  expect([page.categories, page.categoryNames]).toEqual([[slug], { [slug]: 'Turnen & Tanz' }]);
  expect((await desk.app.inject('/api/news/feed.atom')).body).toContain(
    '<category term="turnen-und-tanz" label="Turnen &amp; Tanz"/>',
  );
});

test('a category keeps its slug when its name changes, and shows the new one at once', async () => {
  await createArticle(desk.app, { category: 'events' });
  await articles();

  await desk.send('PATCH', `/api/news-categories/${await bySlug('events')}`, { name: 'Feste' });

  expect((await articles())[0]).toMatchObject({ category: 'events', look: { name: 'Feste' } });
  // A new category of that name is another one.
  expect((await add('Events')).json()).toMatchObject({ slug: 'events-2' });
});

test.each(['Sport', ' sport ', 'SPORT'])('a second category „%s“ is refused', async (name) => {
  expect((await add(name)).json()).toMatchObject({ statusCode: 409, field: 'name' });
  const id = await bySlug('verein');
  expect((await desk.send('PATCH', `/api/news-categories/${id}`, { name })).statusCode).toBe(409);
});

test('of several who give one name at once, however they write it, one gets it', async () => {
  const names = ['Feste', ' feste', 'FESTE', 'Feste '];
  const ids = [await bySlug('events'), await bySlug('jugend')];

  const answers = await Promise.all([
    ...names.map((name) => add(name)),
    ...ids.map((id) => desk.send('PATCH', `/api/news-categories/${id}`, { name: 'fesTE' })),
  ]);

  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused.map((answer) => answer.json<object>())).toEqual(
    Array.from({ length: 5 }, () =>
      expect.objectContaining({
        field: 'name',
        message: expect.stringMatching(/^Eine Kategorie „feste“ gibt es schon\.$/i),
      }),
    ),
  );
  expect((await list()).filter(({ name }) => name.toLowerCase() === 'feste')).toHaveLength(1);
});

test('no more categories are made than can be chosen from', async () => {
  const { id } = (await add('Turnen')).json<EditableArticleCategory>();
  await desk.send('DELETE', `/api/news-categories/${id}`);
  const changed = {
    id: 'gen_random_uuid()',
    name: "'Sparte ' || n",
    slug: "'sparte-' || n",
    search_text: "'sparte ' || n",
    deleted_at: 'NULL',
  };
  await multiplyRow(desk.app.db, 'article_categories', 199 - specified.length, changed);

  const [last, ...refused] = [
    await add('Tanz'),
    await add('Boule'),
    await desk.send('POST', `/api/news-categories/${id}/restore`),
  ];

  expect(last?.statusCode).toBe(201);
  const message = 'Mehr als 200 Kategorien gehen nicht. Bitte eine nehmen, die da ist, oder zuerst eine löschen.';
  for (const answer of refused) expect(answer.json()).toMatchObject({ statusCode: 409, code: 'no_room', message });
});

test('a category keeps its name without blanks that nobody sees', async () => {
  expect((await add('  Turnen   und Tanz ')).json()).toMatchObject({ name: 'Turnen und Tanz' });
  expect((await add('Turnen und  Tanz')).statusCode).toBe(409);
});

test('readers are offered the categories in the order of the list, without hidden ones', async () => {
  for (const category of ['sport', 'verein', 'jugend', 'aelter']) await createArticle(desk.app, { category });
  await desk.send('PATCH', `/api/news-categories/${await bySlug('jugend')}`, { hidden: true });
  await desk.send('PUT', '/api/news-categories/order', { ids: [await bySlug('verein')] });

  expect((await desk.read<ArticlePage>('/api/news?page=1')).categories).toEqual(['verein', 'sport', 'aelter']);
  expect(await desk.read('/api/news?page=1&category=jugend')).toMatchObject({ total: 1 });
});

describe('a category that is deleted', () => {
  test('leaves its articles what they are', async () => {
    const { id, slug } = (await add('Turnen')).json<EditableArticleCategory>();
    await createArticle(desk.app, { category: slug });

    expect((await desk.send('DELETE', `/api/news-categories/${id}`)).statusCode).toBe(204);

    const [article] = await articles();
    expect(article).toMatchObject({ category: 'turnen' });
    expect(article).not.toHaveProperty('look');
  });

  test('gives its articles to another one when asked to, and takes them back when that is undone', async () => {
    const { id, slug } = (await add('Turnen')).json<EditableArticleCategory>();
    for (const title of ['Eins', 'Zwei', 'Drei']) await createArticle(desk.app, { title, category: slug });
    await createArticle(desk.app, { title: 'Schon da', category: 'sport' });
    const sport = await bySlug('sport');

    await desk.send('DELETE', `/api/news-categories/${id}?moveTo=${sport}`);
    expect((await articles()).map(({ category }) => category)).toEqual(Array.from({ length: 4 }, () => 'sport'));
    expect((await list()).find((category) => category.slug === 'sport')?.articles).toBe(4);

    const drei = (await articles()).find(({ title }) => title === 'Drei');
    await desk.send('PATCH', `/api/news/${drei?.id}`, { category: 'verein' });
    await desk.send('POST', `/api/news-categories/${id}/restore?moveTo=${sport}`);
    expect(new Map((await articles()).map(({ title, category }) => [title, category]))).toEqual(
      new Map([
        ['Eins', 'turnen'],
        ['Zwei', 'turnen'],
        ['Drei', 'verein'],
        ['Schon da', 'sport'],
      ]),
    );
  });

  test('gives nothing to one that there is not, or to itself', async () => {
    const { id, slug } = (await add('Turnen')).json<EditableArticleCategory>();
    await createArticle(desk.app, { category: slug });

    for (const moveTo of [randomUUID(), id])
      expect((await desk.send('DELETE', `/api/news-categories/${id}?moveTo=${moveTo}`)).json()).toMatchObject({
        statusCode: 400,
        field: 'moveTo',
      });
    expect(await articles()).toMatchObject([{ category: 'turnen' }]);
  });

  test.each([
    ['a new one', () => add('Turnen')],
    [
      'one that was renamed',
      async () => desk.send('PATCH', `/api/news-categories/${await bySlug('sport')}`, { name: 'TURNEN' }),
    ],
  ])('is not restored beside %s of its name', async (_, take) => {
    const { id } = (await add('Turnen')).json<EditableArticleCategory>();
    await desk.send('DELETE', `/api/news-categories/${id}`);
    await take();

    expect((await desk.send('POST', `/api/news-categories/${id}/restore`)).statusCode).toBe(409);
    expect((await desk.send('POST', `/api/news-categories/${randomUUID()}/restore`)).statusCode).toBe(404);
  });
});

test('news of a team are called as the team is, unless a category says otherwise', async () => {
  const { id } = await createTeam(desk.app, { name: 'C-Jugend', slug: 'c-jugend' });
  await createArticle(desk.app, { category: 'c-jugend' });
  expect((await articles())[0]?.look).toEqual({ name: 'C-Jugend' });

  await add('C-Jugend', '#000000');
  expect((await articles())[0]?.look).toEqual({ name: 'C-Jugend', color: '#000000', ink: '#ffffff' });

  // Nothing stands in the way of a team's name.
  await add('U14');
  expect((await desk.send('PATCH', `/api/teams/${id}`, { name: 'U14', slug: 'u14-neu' })).statusCode).toBe(200);
  expect((await articles())[0]).toMatchObject({ category: 'u14-neu', look: { name: 'C-Jugend', color: '#000000' } });
  await desk.send('PATCH', `/api/teams/${id}`, { name: 'C-Jugend', slug: 'c-jugend' });

  await desk.send('PATCH', `/api/teams/${id}`, { name: 'U15', slug: 'u15' });
  expect((await articles())[0]).toMatchObject({ category: 'u15', look: { name: 'U15', color: '#000000' } });
});

test('a category of another name does not get the address of a team, whose news it would be', async () => {
  await createTeam(desk.app, { name: 'Nachwuchs', slug: 'turnen' });
  expect((await add('Turnen')).json()).toMatchObject({ slug: 'turnen-2' });
});

test('a team that is renamed before it moves takes its category along', async () => {
  const { id } = await createTeam(desk.app, { name: 'C-Jugend', slug: 'c-jugend' });
  await add('C-Jugend');
  await createArticle(desk.app, { category: 'c-jugend' });

  await desk.send('PATCH', `/api/teams/${id}`, { name: 'C1', slug: 'c1' });
  await desk.send('PATCH', `/api/teams/${id}`, { name: 'U15' });
  await desk.send('PATCH', `/api/teams/${id}`, { slug: 'u15' });

  expect((await articles())[0]).toMatchObject({ category: 'u15', look: { name: 'U15' } });
});

test('news of a team that was deleted keep its name', async () => {
  const { id } = await createTeam(desk.app, { name: 'D1-Jugend', slug: 'd1-jugend' });
  await createArticle(desk.app, { category: 'd1-jugend' });

  await desk.send('DELETE', `/api/teams/${id}`);

  expect((await articles())[0]?.look).toEqual({ name: 'D1-Jugend' });
});
