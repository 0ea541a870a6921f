import { section } from './section.ts';

const page = (path: string) => section.pages.find((candidate) => candidate.path === path);
const data = (path: string, query = '') => page(path)?.data?.({ params: {}, query: new URLSearchParams(query) });

test("answers the club's addresses of the specification", () => {
  expect(section.pages.map(({ path }) => path).sort()).toEqual([
    '/datenschutz',
    '/ehrenmitglieder',
    '/gemeinsam-stark',
    '/geschichte',
    '/impressum',
    '/jugendarbeit',
    '/kontakt',
    '/mannschaftsfotos',
    '/mitgliedschaft',
    '/sponsoren',
    '/ueber-uns',
    '/vorstand',
  ]);
});

test.each([
  ['/vorstand', 'immediate'],
  ['/kontakt', 'soon'],
  ['/ueber-uns', 'soon'],
  ['/sponsoren', 'soon'],
  ['/jugendarbeit', 'soon'],
  ['/geschichte', 'idle'],
  ['/mannschaftsfotos', 'idle'],
])('%s is prefetched %s', (path, order) => {
  expect(page(path)?.prefetch).toBe(order);
});

test('names the data of each page under the key the page reads', () => {
  expect(data('/geschichte')).toEqual(['/api/pages/geschichte']);
  expect(data('/sponsoren')).toEqual(['/api/sponsors/active', '/api/board-members']);
  expect(data('/mannschaftsfotos')).toEqual(['/api/albums']);
  expect(data('/mannschaftsfotos', 'album=sommer')).toEqual(['/api/albums/sommer']);
});

test('each part loads a module with exactly one export', async () => {
  const parts = [...section.pages, ...Object.values(section.widgets)];
  const modules = await Promise.all(parts.map(({ load }) => load()));
  expect(modules.map((module) => Object.keys(module).length)).toEqual(parts.map(() => 1));
});
