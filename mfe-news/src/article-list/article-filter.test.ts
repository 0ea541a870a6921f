import { listPath, readFilter } from './article-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test.each([
  ['', { category: '', search: '', page: 1 }],
  ['kategorie=all&suche=&seite=1', { category: '', search: '', page: 1 }],
  ['kategorie=jugend&suche=+derby+&seite=3', { category: 'jugend', search: 'derby', page: 3 }],
  ['kategorie=%00jugend&suche=der%00by', { category: 'jugend', search: 'der by', page: 1 }],
  ['seite=0', { category: '', search: '', page: 1 }],
  ['seite=-2', { category: '', search: '', page: 1 }],
  ['seite=zwei', { category: '', search: '', page: 1 }],
  ['seite=999999', { category: '', search: '', page: 100_000 }],
])('reads ?%s leniently', (query, filter) => {
  expect(read(query)).toEqual(filter);
});

test('cuts what the API would refuse', () => {
  const { category, search } = read(`kategorie=${'k'.repeat(80)}&suche=${'s'.repeat(300)}`);
  expect([category.length, search.length]).toEqual([60, 200]);
});

test('an address names only what is set, and reads back the same', () => {
  const filter = { category: '1-mannschaft', search: 'Größe & Wille', page: 2 };
  const path = listPath(filter);
  expect(read(path.split('?')[1] ?? '')).toEqual(filter);
  expect(listPath({ category: '', search: '', page: 1 })).toBe('/news');
});
