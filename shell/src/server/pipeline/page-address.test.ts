import { registryOf } from '../../../test/navigation.ts';
import type { LiveSection } from '../../routing/page-state.ts';
import { readPageAddress } from './page-address.ts';

type Page = LiveSection['pages'][number];
const page = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  title: path,
  description: '',
  prefetch: 'idle',
  skeleton: 'text',
  query: [],
  ...more,
});
const registry = registryOf([
  {
    name: 'news',
    version: '1.0.0',
    url: '/',
    pages: [
      page('/news', { query: ['kategorie', 'suche'] }),
      page('/news/:idOrSlug'),
      page('/ueber-uns'),
      page('/vorschau/:token', { prefetch: 'never', query: ['x'] }),
      page('/frei/:rest?'),
      page('/schwer/:id', { prefetch: 'never', listed: true, query: ['x'] }),
      page('/geheim/:id', { listed: false }),
    ],
    widgets: [],
  },
]);
const read = (url: string) => readPageAddress(url, registry);

test.each([
  ['/news', '/news'],
  ['/news?', '/news'],
  ['/news?utm_source=brief&__proto__=1', '/news'],
  ['/news?suche=b&kategorie=a', '/news?kategorie=a&suche=b'],
  ['/news?kategorie=a&kategorie=b', '/news?kategorie=a'],
  ['/news?kategorie=', '/news'],
  ['/news?kategorie=a?x', '/news?kategorie=a%3Fx'],
  ['/news?kategorie=a#x', '/news?kategorie=a%23x'],
  ['/news?kategorie=a;suche=b', '/news?kategorie=a%3Bsuche%3Db'],
  ['/news??kategorie=a', '/news'],
  ['http://verein.example/news?suche=a', '/news?suche=a'],
  ['/news/gr%C3%B6%C3%9Fe', '/news/gr%C3%B6%C3%9Fe'],
  ['/news/a%3Fsuche%3Db', '/news/a%3Fsuche%3Db'],
  ['/gibt-es-nicht?kategorie=a', '/gibt-es-nicht'],
  ['/gibt-es-nicht/%zz', '/gibt-es-nicht/%zz'],
  ['/frei/%61', '/frei/%61'],
])('what is asked at %s is %s', (url, path) => {
  expect(read(url)).toMatchObject({ visit: { path } });
  expect(read(path)).toMatchObject({ visit: { path } });
});

test.each([
  ['/news/', '/news'],
  ['//news', '/news'],
  ['/news#kategorie=a', '/news'],
  ['/NEWS?suche=a', '/news?suche=a'],
  ['/%6eew%73', '/news'],
  ['/news/%61', '/news/a'],
  ['/news/gr%c3%b6%c3%9fe', '/news/gr%C3%B6%C3%9Fe'],
  ['/news/a%3Fsuche=b', '/news/a%3Fsuche%3Db'],
  ['/news/C5082077-2C6E-43C7-A3A7-9DC119A48B25', '/news/c5082077-2c6e-43c7-a3a7-9dc119a48b25'],
  ['/verein?utm=x', '/ueber-uns?utm=x'],
  ['/%76EREIN', '/ueber-uns'],
  ['http://verein.example//news/', '/news'],
  ['/\\evil.example/', '/evil.example'],
])('%s leads to the one address of the page, %s', (url, redirect) => {
  expect(read(url)).toMatchObject({ redirect });
  expect(read(redirect)).not.toHaveProperty('redirect');
});

test('a page that is not for everybody is one page, whatever stands in its address', () => {
  const paths = ['/vorschau/a', '/vorschau/b?x=1', '/vorschau/:token'].map((url) => read(url));

  expect(paths).toMatchObject(Array.from({ length: 3 }, () => ({ visit: { path: '/vorschau/:token' } })));
  expect(read('/geheim/a')).toMatchObject({ visit: { path: '/geheim/:id' } });
  expect(read('/schwer/a?x=1')).toMatchObject({ visit: { path: '/schwer/a?x=1', params: { id: 'a' } } });
});
