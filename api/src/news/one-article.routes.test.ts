import { randomUUID } from 'node:crypto';
import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';
import type { ArticleChange, ArticleSummary } from '../contract/index.ts';
import { editArticles } from './edited-articles.ts';

const api = runningApi({ emptied: ['articles'] });

const change = (id: string, values: ArticleChange) => editArticles(api.app.db).update(id, values, null);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('one article', () => {
  test('is found by id and by slug', async () => {
    const { id, slug } = await createArticle(api.app, { title: 'Größe zeigen ⚽' });

    expect(slug).toBe('groesse-zeigen');
    expect(await api.read(`/api/news/${id}`)).toMatchObject({ id, title: 'Größe zeigen ⚽' });
    expect(await api.read(`/api/news/slug/${slug}`)).toMatchObject({ id });
  });

  test.each(['draft', 'archived'] as const)('%s is not public', async (status) => {
    const { id, slug } = await createArticle(api.app, { status });

    for (const url of [`/api/news/${id}`, `/api/news/slug/${slug}`, `/api/news/${id}/similar`])
      expect(await api.read(url)).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  test('is found at its former address, as long as it is public and nothing else is there', async () => {
    const { id } = await createArticle(api.app, { slug: 'vorbericht' });
    await change(id, { slug: 'spielbericht' });
    await change(id, { slug: 'nachbericht' });

    for (const former of ['vorbericht', 'spielbericht']) {
      const { statusCode, headers } = await api.app.inject(`/api/news/slug/${former}`);
      expect([statusCode, headers['location']]).toEqual([301, '/api/news/slug/nachbericht']);
      expect(headers['cache-control']).toBe('no-cache');
    }

    const other = await createArticle(api.app, { slug: 'vorbericht' });
    expect(await api.read('/api/news/slug/vorbericht')).toMatchObject({ id: other.id });
    await change(id, { status: 'archived' });
    expect(await api.read('/api/news/slug/spielbericht')).toMatchObject({ statusCode: 404 });
  });

  test('takes its former address back', async () => {
    const { id } = await createArticle(api.app, { slug: 'hin' });
    await change(id, { slug: 'her' });
    await change(id, { slug: 'hin' });

    expect(await api.read('/api/news/slug/hin')).toMatchObject({ id });
    expect((await api.app.inject('/api/news/slug/her')).headers['location']).toBe('/api/news/slug/hin');
  });

  test('a draft leaves no former address', async () => {
    const { id } = await createArticle(api.app, { status: 'draft', slug: 'geheim' });
    await change(id, { slug: 'offen', status: 'published' });

    expect(await api.read('/api/news/slug/geheim')).toMatchObject({ statusCode: 404 });
  });

  test('an id in another form is refused', async () => {
    expect(await api.read('/api/news/123')).toMatchObject({ statusCode: 400, field: 'id' });
    expect(await api.read(`/api/news/urn:uuid:${randomUUID()}`)).toMatchObject({ statusCode: 400 });
  });

  test('similar articles are of the same category first, then the newest, never itself', async () => {
    const { id } = await createArticle(api.app, { title: 'Selbst', category: 'jugend' });
    await createArticle(api.app, { title: 'Jugend alt', category: 'jugend', createdAt: daysAgo(9) });
    await createArticle(api.app, { title: 'Verein alt', createdAt: daysAgo(3) });
    await createArticle(api.app, { title: 'Verein mittel', createdAt: daysAgo(2) });
    await createArticle(api.app, { title: 'Verein neu', createdAt: daysAgo(1) });

    const similar = await api.read<ArticleSummary[]>(`/api/news/${id}/similar`);

    expect(similar.map(({ title }) => title)).toEqual(['Jugend alt', 'Verein neu', 'Verein mittel']);
  });
});
