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

test('stands in the menu where the specification says, and is prefetched in its order', () => {
  const pages = section.pages.toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  expect(pages.map(({ path, prefetch, menu }) => [path, prefetch, menu?.group ?? menu?.variant])).toEqual([
    ['/ueber-uns', 'soon', 'Verein'],
    ['/vorstand', 'immediate', 'Verein'],
    ['/geschichte', 'idle', 'Verein'],
    ['/ehrenmitglieder', 'idle', 'Verein'],
    ['/sponsoren', 'soon', 'Verein'],
    ['/gemeinsam-stark', 'idle', 'Verein'],
    ['/mitgliedschaft', 'idle', 'Verein'],
    ['/jugendarbeit', 'soon', 'Verein'],
    ['/mannschaftsfotos', 'idle', 'Medien'],
    ['/kontakt', 'soon', 'button'],
    ['/impressum', 'idle', 'legal'],
    ['/datenschutz', 'idle', 'legal'],
  ]);
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
