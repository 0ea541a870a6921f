import { entriesNamed, resourcesNamed } from './named-texts.ts';

test('a section names resources of the API', () => {
  expect(resourcesNamed(['/api/news', '/api/news?suche=derby'], 'data')).toEqual([
    '/api/news',
    '/api/news?suche=derby',
  ]);
});

test.each([
  ['a page', '/news'],
  ['the home page', '/'],
  ['a file that is no JSON', '/robots.txt'],
  ['another site', '//elsewhere.example/api/'],
  ['nothing', ''],
])('%s is no resource', (_what, key) => {
  expect(() => resourcesNamed(['/api/news', key], 'data of latest-news')).toThrow(
    `The data of latest-news are no resources of the API: "${key}"`,
  );
});

test('what is no text is refused, a number that JSON does not know as well', () => {
  expect(() => resourcesNamed([{ path: '/api/news' }], 'data')).toThrow('The data are no texts');
  expect(() => resourcesNamed([1n], 'data')).toThrow('BigInt');
});

test('a section names no more than the portal takes, all its parts together', () => {
  const many = Array.from({ length: 300 }, (_, index) => `/api/news/${index}`);

  expect(resourcesNamed(many, 'data')).toHaveLength(300);
  expect(() => resourcesNamed(many, 'data', many)).toThrow('more than 400 resources');
  expect(() => resourcesNamed([`/api/news?suche=${'x'.repeat(100_000)}`], 'data')).toThrow('longer than 100000');
});

test('the entries of a page are paths of the portal, and further ones are a resource', () => {
  expect(entriesNamed(['/news/a'], '/api/news?page=2', 'entries')).toEqual({
    paths: ['/news/a'],
    next: '/api/news?page=2',
  });
  expect(entriesNamed([], undefined, 'entries')).toEqual({ paths: [] });
  expect(() => entriesNamed(['/news/a', '//elsewhere.example'], undefined, 'entries')).toThrow(
    'The entries are no paths of the portal: "//elsewhere.example"',
  );
  expect(() => entriesNamed(['@elsewhere.example'], undefined, 'entries')).toThrow('no paths of the portal');
  expect(() => entriesNamed(Array(50_001).fill('/a'), undefined, 'entries')).toThrow('more than 50000');
  expect(() => entriesNamed([], '/news', 'entries')).toThrow(
    'The further entries are no resources of the API: "/news"',
  );
});
