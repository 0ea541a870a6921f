import { randomUUID } from 'node:crypto';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import { createTeam } from '../../test/sport.ts';
import type { Article, ArticlePage, UnlikeArticles } from '../contract/index.ts';
import { connectDatabase } from '../database/connect.ts';
import { readPublishedArticles } from './published-articles.ts';

const api = runningApi({ emptied: ['articles'] });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('GET /api/news', () => {
  test('answers whole published articles, newest first', async () => {
    await createArticle(api.app, { title: 'Alt', createdAt: daysAgo(2) });
    await createArticle(api.app, { title: 'Neu', createdAt: daysAgo(1), content: '<p>Ganz</p>' });
    await createArticle(api.app, { title: 'Entwurf', status: 'draft' });
    await createArticle(api.app, { title: 'Geplant', publishAt: daysAgo(-1) });
    await createArticle(api.app, { title: 'Archiv', status: 'archived' });

    const articles = await api.read<Article[]>('/api/news');

    expect(articles.map(({ title }) => title)).toEqual(['Neu', 'Alt']);
    expect(articles[0]).toMatchObject({ content: '<p>Ganz</p>', published: true, image: null, readingMinutes: 1 });
  });

  test('an article has the fields of the specification', async () => {
    const given = { title: 'Derbysieg', excerpt: 'Kurz', content: '<p>Ganz</p>', category: '1-mannschaft' };
    const { id } = await createArticle(api.app, { ...given, slug: 'derbysieg' });

    expect(await api.read('/api/news')).toEqual([
      {
        ...given,
        id,
        slug: 'derbysieg',
        imageUrl: null,
        image: null,
        published: true,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        readingMinutes: 1,
      },
    ]);
  });

  test('answers at most as many as asked for', async () => {
    for (const title of ['Eins', 'Zwei', 'Drei']) await createArticle(api.app, { title });

    expect(await api.read('/api/news?limit=2')).toHaveLength(2);
  });

  test('with a page it answers summaries, counts and the categories of all published articles', async () => {
    await createArticle(api.app, { title: 'Eins', category: 'jugend', createdAt: daysAgo(3) });
    await createArticle(api.app, { title: 'Zwei', category: 'verein', createdAt: daysAgo(2) });
    await createArticle(api.app, { title: 'Drei', category: 'verein', createdAt: daysAgo(1) });
    await createArticle(api.app, { title: 'Entwurf', category: 'events', status: 'draft' });

    const page = await api.read<ArticlePage>('/api/news?page=2&limit=1&category=verein');

    expect(page).toMatchObject({ page: 2, pages: 2, total: 2, categories: ['jugend', 'verein'] });
    expect(page.items.map(({ title }) => title)).toEqual(['Zwei']);
    expect(page.items[0]).not.toHaveProperty('content');
  });

  test('pages of all kinds are found on one connection, again and again, whatever has changed', async () => {
    const asked = [{ category: 'jugend' }, {}, { category: 'verein' }, { search: 'eins' }].flatMap((filter) =>
      [1, 2].flatMap((page) => [1, 2].map((limit) => ({ filter, page, limit }))),
    );
    for (const title of ['Eins', 'Zwei', 'Drei']) await createArticle(api.app, { title, category: 'jugend' });

    const one = connectDatabase(api.config.databaseUrl ?? '', 1);
    const news = readPublishedArticles(one);
    const found = async () => {
      const pages: [number, number][] = [];
      for (const { filter, page, limit } of asked) {
        const { items, total } = await news.findPage(filter, page, limit);
        pages.push([items.length, total]);
      }
      return pages;
    };
    const before = await found();
    for (let count = 0; count < 6; count += 1) expect(await found()).toEqual(before);

    await one('articles').where({ title: 'Drei' }).update({ category: 'verein' });
    expect((await news.findPage({ category: 'verein' }, 1, 2)).items.map(({ title }) => title)).toEqual(['Drei']);
    expect(await news.findPage({ category: 'jugend' }, 1, 1)).toMatchObject({ total: 2 });
    await one.destroy();
  });

  test('a page beyond the last is empty', async () => {
    expect(await api.read('/api/news?page=7')).toEqual({ items: [], page: 7, pages: 1, total: 0, categories: [] });
  });

  test.each([
    ['the title', 'ÜBUNGSLEITER'],
    ['the content', 'flutlicht'],
    ['the excerpt', 'Kurzfassung'],
    ['text across tags', 'sehr hell'],
    ['several words anywhere', 'flutlicht gesucht'],
    ['a percent sign taken literally', '100%'],
    ['umlauts written out', 'uebungsleiter'],
  ])('searches %s, whatever the case', async (_where, search) => {
    await createArticle(api.app, {
      title: 'Übungsleiter gesucht',
      excerpt: 'Die Kurzfassung',
      content: '<p>Neues Flutlicht: <strong>sehr</strong> hell, zu 100% bezahlt</p>',
    });
    await createArticle(api.app, { title: 'Anderes', content: '<p>Zu 100 Spielen</p>' });

    const page = await api.read<ArticlePage>(`/api/news?page=1&search=${encodeURIComponent(search)}`);

    expect(page.items.map(({ title }) => title)).toEqual(['Übungsleiter gesucht']);
  });

  test('tags are not searched', async () => {
    await createArticle(api.app, { content: '<blockquote><p>Zitat</p></blockquote>' });

    expect(await api.read('/api/news?page=1&search=blockquote')).toMatchObject({ total: 0 });
  });

  test.each(['page=0', 'page=x', 'limit=101', 'category=', 'unknown=1', `search=${'x'.repeat(201)}`, 'page=1&page=2'])(
    'refuses ?%s',
    async (query) => {
      const answer = await api.app.inject(`/api/news?${query}`);

      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_input' });
    },
  );

  test('a picture of ours comes with its size and colour', async () => {
    const url = '/objects/2026/11/a.webp';
    await api.app.db('media').insert({
      id: randomUUID(),
      url,
      alt: 'Tor',
      width: 3,
      height: 2,
      color: '#00ff00',
      type: 'image/webp',
      bytes: 1,
      sha256: 'a',
      children: 'none',
    });
    await createArticle(api.app, { imageUrl: '/banner-objects/2026/11/a.webp' });

    const [article] = await api.read<Article[]>('/api/news');
    await api.app.db('media').delete();

    expect(article?.image).toEqual({
      url: '/banner-objects/2026/11/a.webp',
      alt: 'Tor',
      width: 3,
      height: 2,
      color: '#00ff00',
    });
  });
});

test('an id in large letters is no second address of an article', async () => {
  const { id } = await createArticle(api.app);

  expect((await api.app.inject(`/api/news/${id}`)).statusCode).toBe(200);
  expect((await api.app.inject(`/api/news/${id.toUpperCase()}`)).statusCode).toBe(400);
});

describe('GET /api/news/unlike', () => {
  test('answers the published articles that stand out, each once, the longest first', async () => {
    await createArticle(api.app, { title: 'Alt', createdAt: daysAgo(400) });
    for (let day = 30; day > 10; day--) {
      await createArticle(api.app, {
        title: `Wie immer ${day}`,
        content: '<p>Ein Satz wie viele</p>',
        createdAt: daysAgo(day),
      });
    }
    await createArticle(api.app, {
      title: 'Lang',
      content: `<p>${'Anpfiff '.repeat(500)}</p>`,
      createdAt: daysAgo(40),
    });
    await createArticle(api.app, { title: 'Жеребьёвка 抽選 🎉', createdAt: daysAgo(41) });
    await createArticle(api.app, { title: 'Ein Titel '.repeat(15).trim(), createdAt: daysAgo(42) });
    await createArticle(api.app, {
      title: 'Tabelle',
      content: '<table><tbody><tr><td>1</td></tr></tbody></table>',
      createdAt: daysAgo(43),
    });
    await createArticle(api.app, {
      title: 'Bilder',
      content: '<p><img src="/objects/a.webp" alt=""></p>',
      createdAt: daysAgo(44),
    });
    await createArticle(api.app, { title: 'Neu', createdAt: daysAgo(1) });
    await createArticle(api.app, { title: 'Entwurf', content: `<p>${'Anpfiff '.repeat(900)}</p>`, status: 'draft' });

    const { items } = await api.read<UnlikeArticles>('/api/news/unlike');

    const titles = items.map(({ title }) => title);
    expect(titles[0]).toBe('Lang');
    const outstanding = ['Neu', 'Жеребьёвка 抽選 🎉', 'Ein Titel '.repeat(15).trim(), 'Tabelle', 'Bilder', 'Alt'];
    expect(titles).toEqual(expect.arrayContaining(outstanding));
    expect(titles).not.toContain('Entwurf');
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.length).toBeLessThanOrEqual(12);
    expect(items[0]).not.toHaveProperty('content');
  });

  test('answers none where nothing is published', async () => {
    expect(await api.read('/api/news/unlike')).toEqual({ items: [] });
  });
});

test('news are found by the former address of a team, unless a category has it by now', async () => {
  const { slug } = await createTeam(api.app, { name: 'E-Jugend', slug: 'e-jugend' });
  await api.app.db('teams').where({ slug }).update({ slug: 'e1-jugend' });
  await createArticle(api.app, { title: 'Turniersieg', category: 'e1-jugend' });
  const titles = async (query: string) =>
    (await api.read<ArticlePage>(`/api/news?category=e-jugend&${query}`)).items.map(({ title }) => title);
  expect(await titles('page=1')).toEqual(['Turniersieg']);

  const added = { slug: 'e-jugend', name: 'E-Jugend früher', color: '#0f766e', sort_order: 1, search_text: '' };
  await api.app.db('article_categories').insert(added);
  expect(await titles('page=1&limit=2')).toEqual([]);
});
