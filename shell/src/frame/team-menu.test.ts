import type { TeamSummary } from '@portal/api/contract';
import { buildMenu, isGroup } from '@portal/shared-ui/menu';
import { withTeams } from './team-menu.ts';

const GROUP = 'Mannschaften';
const menu = buildMenu([
  {
    pages: [
      { path: '/mannschaft', menu: { label: '1. Mannschaft', order: 1, group: GROUP } },
      { path: '/2-mannschaft', menu: { label: '2. Mannschaft', order: 2, group: GROUP } },
      { path: '/mannschaften', menu: { label: 'Alle Mannschaften', order: 3, group: GROUP } },
      { path: '/trainingszeiten', menu: { label: 'Trainingszeiten', order: 4, group: GROUP } },
      { path: '/vorstand', menu: { label: 'Vorstand', order: 5, group: 'Verein' } },
    ],
  },
]);

const team = (slug: string, name: string, group?: TeamSummary['group']): TeamSummary => ({
  id: slug,
  slug,
  name,
  matchName: name,
  subtitle: null,
  season: null,
  imageUrl: null,
  image: null,
  sortOrder: 1,
  ...(group && { group }),
});
const linksOf = (teams: readonly TeamSummary[] | undefined) =>
  withTeams(menu, teams)
    .filter(isGroup)
    .find(({ label }) => label === GROUP)
    ?.items.map(({ label, href }) => `${label} ${href}`);

test('the first teams of adults are named, the others found behind the list', () => {
  const youth = ['a', 'b', 'c'].map((letter) => team(`${letter}-jugend`, letter, 'youth'));

  expect(linksOf([...youth, team('1-mannschaft', '1. Mannschaft'), team('damen', 'Damen', 'active')])).toEqual([
    '1. Mannschaft /mannschaft',
    'Damen /mannschaften/damen',
    'Alle Mannschaften /mannschaften',
    'Trainingszeiten /trainingszeiten',
  ]);
});

test('however many there are, four are named; of a club of young people alone its first', () => {
  const nine = Array.from({ length: 9 }, (_, index) => team(`u${index}`, `U${index}`, 'youth'));

  expect(linksOf(nine)?.slice(0, 5)).toEqual([
    'U0 /mannschaften/u0',
    'U1 /mannschaften/u1',
    'U2 /mannschaften/u2',
    'U3 /mannschaften/u3',
    'Alle Mannschaften /mannschaften',
  ]);
});

test('no team is named that the club does not have', () => {
  expect(linksOf([])).toEqual(['Trainingszeiten /trainingszeiten']);
});

test('stays as the sections offer it while the teams are not known, or there is no list of them', () => {
  expect(withTeams(menu, undefined)).toBe(menu);
  const older = buildMenu([{ pages: [{ path: '/mannschaft', menu: { label: '1.', order: 1, group: GROUP } }] }]);
  expect(withTeams(older, [])).toEqual(older);
});
