import { section } from './section.ts';

const page = (path: string) => section.pages.find((candidate) => candidate.path === path);
const data = (path: string, query = '', params = {}) =>
  page(path)?.data?.({ params, query: new URLSearchParams(query) });
const keysOfTeam = (slug: string) => [
  `/api/teams/${slug}`,
  `/api/matches?team=${slug}&limit=5`,
  `/api/news?category=${slug}&page=1&limit=3`,
  `/api/albums?team=${slug}`,
  `/api/training-times?team=${slug}`,
  '/api/football-data',
  '/api/departments',
];

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-20T23:30:00Z') }));
afterEach(() => jest.useRealTimers());

test('names the data of its pages under the keys they read', () => {
  expect(data('/mannschaft')).toEqual(keysOfTeam('1-mannschaft'));
  expect(data('/2-mannschaft')).toEqual(keysOfTeam('2-mannschaft'));
  expect(data('/mannschaften/:slug', '', { slug: 'a-jugend' })).toEqual(keysOfTeam('a-jugend'));
  expect(data('/trainingszeiten')).toEqual(['/api/training-times', '/api/teams']);
  expect(data('/spielplan', 'team=1-mannschaft&ort=heim')).toEqual([
    '/api/matches?team=1-mannschaft&side=home',
    '/api/team-sides',
    '/api/team-names',
    '/api/football-data',
    '/api/seasons',
  ]);
  expect(data('/archiv')).toEqual(['/api/seasons']);
  expect(data('/archiv/:slug', '', { slug: '2025-26' })).toEqual(['/api/seasons/2025-26']);
});

test('the day is that of Berlin, half an hour before midnight UTC', () => {
  const today = '/api/events/range?start=2026-11-20T23:00:00.000Z&end=2026-11-21T22:59:59.999Z';
  expect(section.widgets['todays-events']?.data?.()).toEqual([today, '/api/team-names']);
  expect(data('/kalender')).toEqual([
    today,
    '/api/events/range?start=2026-10-31T23:00:00.000Z&end=2026-11-30T22:59:59.999Z',
    '/api/team-names',
  ]);
  expect(data('/kalender', 'monat=2026-03')).toEqual([
    '/api/events/range?start=2026-02-28T23:00:00.000Z&end=2026-03-31T21:59:59.999Z',
    '/api/team-names',
  ]);
});

test('stands in the menu where the specification says, and is prefetched in its order', () => {
  const specified = ['/mannschaft', '/2-mannschaft', '/trainingszeiten', '/spielplan', '/kalender'].map(page);
  expect(specified.map((found) => [found?.path, found?.prefetch, found?.menu?.group, found?.menu?.order])).toEqual([
    ['/mannschaft', 'immediate', 'Mannschaften', 11],
    ['/2-mannschaft', 'soon', 'Mannschaften', 12],
    ['/trainingszeiten', 'immediate', 'Mannschaften', 14],
    ['/spielplan', 'immediate', undefined, 30],
    ['/kalender', 'soon', 'Medien', 52],
  ]);
});

test('each part loads a module with exactly one export', async () => {
  const parts = [...section.pages, ...Object.values(section.widgets)];
  const modules = await Promise.all(parts.map(({ load }) => load()));
  expect(modules.map((module) => Object.keys(module).length)).toEqual(parts.map(() => 1));
});
