import { createRelease } from '../../test/release.ts';
import { pathRefusals } from './page-paths.ts';

const section = (name: string, ...pages: string[]) => createRelease({ name, pages }).descriptor;

test.each([
  ['/news/:a', '/news/:b'],
  ['/news/:a', '/news/archiv'],
  ['/news/*', '/news/2026/11'],
  ['/News', '/news'],
  ['/news/', '/news'],
])('%s and %s of different sections conflict', (taken, wanted) => {
  expect(pathRefusals(section('club', wanted), [section('news', taken)])).toHaveLength(1);
});

test.each([
  ['/news', '/newsletter'],
  ['/news/:a', '/news'],
  ['/news/:a', '/club/:a'],
])('%s and %s stand side by side', (taken, wanted) => {
  expect(pathRefusals(section('club', wanted), [section('news', taken)])).toEqual([]);
});

test('a new version of a section may keep its paths', () => {
  expect(pathRefusals(section('news', '/news', '/news/:slug'), [section('news', '/news', '/news/:id')])).toEqual([]);
});

test('a section may not claim one path twice, but a fixed one beside a parameter', () => {
  expect(pathRefusals(section('news', '/news/:a', '/news/:b'), [])).toHaveLength(1);
  expect(pathRefusals(section('news', '/news/:a', '/news/archiv'), [])).toEqual([]);
});

test.each([
  '/',
  '//',
  '/api/news',
  '/releases',
  '/robots.txt',
  '/club-icons/wappen',
  '/Sitemap.xml',
  '/sw.js',
  '/offline',
  '/verein',
  '/auth/neu',
  '/admin',
  '/:page',
  '/*',
  '/news/:',
  '/news/*/more',
  '/news/a b',
  '/news/..',
  '//elsewhere.example',
  '/news//archiv',
])('%s cannot be a page', (path) => {
  expect(pathRefusals(section('news', path), [])).toHaveLength(1);
});

test('the pages behind the login belong to the section of that name', () => {
  expect(pathRefusals(section('admin', '/admin', '/auth'), [])).toEqual([]);
});
