import type { SeasonArchive } from '@portal/api/contract';
import { show } from '@portal/shared-ui/test/show';
import { screen, within } from '@testing-library/react';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { ArchivePage } from './ArchivePage.tsx';
import { SeasonPage } from './SeasonPage.tsx';

const ROW = { won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };
const season: SeasonArchive = {
  slug: '2025-26',
  name: '2025/26',
  firstDay: '2025-08-10',
  lastDay: '2026-06-30',
  teams: [
    {
      slug: '1-mannschaft',
      name: '1. Mannschaft',
      matchName: 'SV Musterstadt',
      subtitle: 'A-Klasse',
      group: 'active',
      squad: [{ number: 1, position: 'Tor', name: 'Max Muster' }],
      leagueTable: {
        asOf: '2026-06-14',
        rows: [{ ...ROW, club: 'SV Musterstadt', isOwn: true, played: 26, points: 61 }],
      },
    },
    {
      slug: 'c-jugend',
      name: 'C-Jugend',
      matchName: 'SV Musterstadt',
      subtitle: null,
      group: 'youth',
      squad: [],
      leagueTable: null,
    },
  ],
  matches: [
    {
      team: '1-mannschaft',
      day: '2025-08-10',
      opponent: 'TSV Bergheide',
      home: false,
      competition: 'A-Klasse',
      cancelled: false,
      goalsHome: 3,
      goalsAway: 1,
      resultNote: 'n. V.',
    },
  ],
};

let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.seasons = [season];
});
afterEach(() => teams.close());

test('a season shows its teams with results, tables and squads; a team without either is left out', async () => {
  show(SeasonPage, '/archiv/:slug', '/archiv/2025-26');

  const team = within(await screen.findByRole('region', { name: '1. Mannschaft' }));
  expect(team.getByText('TSV Bergheide – SV Musterstadt')).toBeTruthy();
  expect([team.getByText('3:1 (n. V.)'), team.getByText('Max Muster')]).toHaveLength(2);
  expect(team.getByRole('table', { name: 'Tabelle: A-Klasse', hidden: true })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'C-Jugend' })).toBeNull();
});

test('a season of which nothing was entered says so', async () => {
  teams.seasons = [{ ...season, teams: season.teams.slice(1), matches: [] }];
  show(SeasonPage, '/archiv/:slug', '/archiv/2025-26');

  expect(await screen.findByText('Von dieser Saison gibt es weder Spiele noch Kader oder Tabellen.')).toBeTruthy();
});

test('a season that is not in the archive is not found', async () => {
  show(SeasonPage, '/archiv/:slug', '/archiv/1999-00');

  expect(await screen.findByRole('heading', { name: 'Saison nicht gefunden' })).toBeTruthy();
});

test('the archive leads to its seasons', async () => {
  show(ArchivePage, '/archiv', '/archiv');

  expect((await screen.findByRole('link', { name: 'Saison 2025/26' })).getAttribute('href')).toBe('/archiv/2025-26');
});
