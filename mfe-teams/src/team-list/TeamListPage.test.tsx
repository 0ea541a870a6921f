import { screen, within } from '@testing-library/react';
import { show } from '@portal/shared-ui/test/show';
import { team } from '../../test/factories.ts';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { TeamListPage } from './TeamListPage.tsx';

let server: TeamsServer;
beforeEach(async () => (server = await startTeamsServer()));
afterEach(() => server.close());

const open = () => show(TeamListPage, '/mannschaften', '/mannschaften');
const headings = () => screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`);

test('groups the teams, each of which leads to its page', async () => {
  server.teams = [
    team({ group: 'youth', slug: 'c-jugend', name: 'C-Jugend', subtitle: 'Kreisliga', ageGroup: 'U15' }),
    team({ group: 'active' }),
    team({ group: 'other', slug: 'alte-herren', name: 'Alte Herren' }),
  ];
  open();

  await screen.findByText('Kreisliga · U15');
  expect(headings()).toEqual([
    'H1 Mannschaften',
    'H2 Aktive',
    'H3 1. Mannschaft',
    'H2 Jugend',
    'H3 C-Jugend',
    'H2 Weitere Mannschaften',
    'H3 Alte Herren',
  ]);
  expect(screen.getByRole('link', { name: '1. Mannschaft' }).getAttribute('href')).toBe('/mannschaft');
  expect(screen.getByRole('link', { name: 'C-Jugend' }).getAttribute('href')).toBe('/mannschaften/c-jugend');
});

test('a club with departments has its teams below them, in order', async () => {
  const [football, handball, chess] = ['d1', 'd2', 'd3'].map((end) => `00000000-0000-4000-8000-0000000000${end}`);
  server.departments = [
    { id: handball ?? '', name: 'Handball', sortOrder: 1 },
    { id: chess ?? '', name: 'Schach', sortOrder: 2 },
    { id: football ?? '', name: 'Fußball', sortOrder: 3 },
  ];
  server.teams = [
    team({ departmentId: football ?? null }),
    team({ departmentId: handball ?? null, slug: 'damen', name: 'Damen' }),
    team({ departmentId: null, slug: 'wandern', name: 'Wandern', group: 'other' }),
  ];
  open();

  const region = within(await screen.findByRole('region', { name: 'Handball' }));
  expect(region.getByRole('heading', { level: 4, name: 'Damen' })).toBeTruthy();
  expect(headings().filter((heading) => heading.startsWith('H2'))).toEqual([
    'H2 Handball',
    'H2 Fußball',
    'H2 Weitere Mannschaften',
  ]);
  expect(headings().slice(-2)).toEqual(['H2 Weitere Mannschaften', 'H3 Wandern']);
});

test('a football club whose other sports are departments has its own teams first', async () => {
  const gymnastics = '00000000-0000-4000-8000-0000000000d4';
  server.departments = [{ id: gymnastics, name: 'Turnen', sortOrder: 1 }];
  server.teams = [
    team({ departmentId: null }),
    team({ departmentId: gymnastics, slug: 'eltern-kind', name: 'Eltern-Kind-Turnen', group: 'other' }),
    team({ departmentId: null, slug: 'c-jugend', name: 'C-Jugend', group: 'youth' }),
  ];
  open();

  await screen.findByRole('region', { name: 'Turnen' });
  expect(headings()).toEqual([
    'H1 Mannschaften',
    'H2 Aktive',
    'H3 1. Mannschaft',
    'H2 Jugend',
    'H3 C-Jugend',
    'H2 Turnen',
    'H3 Eltern-Kind-Turnen',
  ]);
});

test('says when there are no teams yet', async () => {
  open();
  expect(await screen.findByText('Noch keine Mannschaften')).toBeTruthy();
});

test('a failure is said in place and can be tried again', async () => {
  server.failure = 503;
  const user = open();

  await screen.findByRole('alert');
  server.failure = 0;
  server.teams = [team()];
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: '1. Mannschaft' })).toBeTruthy();
});
