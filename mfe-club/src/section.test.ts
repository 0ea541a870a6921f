import { section } from './section.ts';

const page = (path: string) => section.pages.find((candidate) => candidate.path === path);
const data = (path: string, query = '') => page(path)?.data?.({ params: {}, query: new URLSearchParams(query) });

test('answers the addresses of the specification, stands in its menu, and is prefetched in its order', () => {
  const specified = [
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
  ];
  const pages = section.pages.toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  const entries = pages.map(({ path, prefetch, menu }) => [path, prefetch, menu?.group ?? menu?.variant]);
  expect(entries.filter(([path]) => specified.some(([known]) => known === path))).toEqual(specified);
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
