import { articleSummary } from '../test/factories.ts';
import { section } from './section.ts';

const page = (path: string) => section.pages.find((candidate) => candidate.path === path);
const [list, single] = [page('/news'), page('/news/:idOrSlug')];
const data = (shown = list, query = '', params = {}) => shown?.data?.({ params, query: new URLSearchParams(query) });

test('answers the addresses of the specification, stands in its menu, and the list is prefetched at once', () => {
  expect([list?.prefetch, list?.menu?.order]).toEqual(['immediate', 20]);
  expect([single?.prefetch, single?.menu]).toEqual(['idle', undefined]);
});

test('names the data of a filtered list under the key the page reads', () => {
  expect(data(list, 'kategorie=jugend&suche=Größe&seite=2')).toEqual([
    '/api/news?page=2&limit=10&category=jugend&search=Gr%C3%B6%C3%9Fe',
  ]);
  expect(list?.query).toEqual(['kategorie', 'suche', 'seite']);
});

test.each([
  ['00000000-0000-4000-8000-00000000000A', '/api/news/00000000-0000-4000-8000-00000000000a'],
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
  const next = (number: number) => single?.entries?.next?.({ items: [], page: number, pages: 3 });
  expect([next(1), next(3)]).toEqual(['/api/news?page=2&limit=100', undefined]);
});

test('each part loads a module with exactly one export', async () => {
  const parts = [...section.pages, ...Object.values(section.widgets)];
  const modules = await Promise.all(parts.map(({ load }) => load()));
  expect(modules.map((module) => Object.keys(module).length)).toEqual(parts.map(() => 1));
});
