import { articleSummary } from '../test/factories.ts';
import { section } from './section.ts';

const [list, single] = section.pages;
const data = (page = list, query = '', params = {}) => page?.data?.({ params, query: new URLSearchParams(query) });

test('answers the addresses of the specification, stands in its menu, and the list is prefetched at once', () => {
  expect(section.pages.slice(0, 2).map(({ path, prefetch, menu }) => [path, prefetch, menu?.order])).toEqual([
    ['/news', 'immediate', 20],
    ['/news/:idOrSlug', 'idle', undefined],
  ]);
});

test('names the data of a filtered list under the key the page reads', () => {
  expect(data(list, 'kategorie=jugend&suche=Größe&seite=2')).toEqual([
    '/api/news?page=2&limit=10&category=jugend&search=Gr%C3%B6%C3%9Fe',
  ]);
  expect(list?.query).toEqual(['kategorie', 'suche', 'seite']);
});

test.each([
  ['00000000-0000-4000-8000-00000000000A', '/api/news/00000000-0000-4000-8000-00000000000A'],
  ['00000000-0000-4000-8000-00000000000', '/api/news/slug/00000000-0000-4000-8000-00000000000'],
  ['derbysieg', '/api/news/slug/derbysieg'],
  ['größe/../x', '/api/news/slug/gr%C3%B6%C3%9Fe%2F..%2Fx'],
])('names the data of article %s', (idOrSlug, key) => {
  expect(data(single, '', { idOrSlug })).toEqual([key]);
});

test('lists the addresses of its articles, by id where a slug is missing', () => {
  const [bySlug, byId] = [articleSummary({ slug: 'derbysieg' }), articleSummary({ slug: '' })];
  expect(single?.entries?.paths({ items: [bySlug, byId] })).toEqual(['/news/derbysieg', `/news/${byId.id}`]);
});

test('lists further articles where one answer does not hold all', () => {
  const next = (page: number) => single?.entries?.next?.({ items: [], page, pages: 3 });
  expect([next(1), next(3)]).toEqual(['/api/news?page=2&limit=100', undefined]);
});

test('each part loads a module with exactly one export', async () => {
  const parts = [...section.pages, ...Object.values(section.widgets)];
  const modules = await Promise.all(parts.map(({ load }) => load()));
  expect(modules.map((module) => Object.keys(module))).toEqual([
    ['ArticleListPage'],
    ['ArticlePage'],
    ['PreviewPage'],
    ['LatestNews'],
  ]);
});
