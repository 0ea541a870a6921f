import { screen, waitFor, within } from '@testing-library/react';
import { match, team } from '../../test/factories.ts';
import { show } from '@portal/shared-ui/test/show';
import { startTeamsServer, type TeamsServer } from '../../test/teams-server.ts';
import { NextClubMatch } from './NextClubMatch.tsx';

let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.teams = [team()];
});
afterEach(() => teams.close());

const open = () => show(NextClubMatch, '/', '/');
const gone = () => waitFor(() => expect(document.querySelector('main, section, [role]')).toBeNull());

test("announces the club's next match as a scoreboard that leads to everything about it", async () => {
  const next = match({ opponent: 'SV Horchheim', startDate: '2026-11-22T15:00:00+01:00' });
  teams.scoreboard = { lead: { match: next, phase: 'next' }, teams: [] };
  open();

  const board = within(await screen.findByRole('region', { name: 'Nächstes Spiel' }));
  expect([board.getByText('SV Horchheim'), board.getByText('15:00'), board.getByText('Heim')]).toHaveLength(3);
  expect(board.getByRole('link', { name: 'Alle Angaben zum Spiel' }).getAttribute('href')).toContain(next.id);
  expect(teams.requests).toContain('/api/matches/scoreboard');
});

test('leaves nothing where no match is arranged', async () => {
  open();

  await waitFor(() => expect(teams.requests).toContain('/api/matches/scoreboard'));
  await gone();
});

test('leaves a quiet gap when the match cannot be had', async () => {
  teams.failure = 503;
  open();

  await waitFor(() => expect(teams.requests).toContain('/api/matches/scoreboard'));
  await gone();
});

test('while a match is running it says so, with the score as soon as there is one', async () => {
  const running = match({ opponent: 'SV Horchheim' });
  teams.scoreboard.lead = { match: running, phase: 'running' };
  open();

  const board = within(await screen.findByRole('region', { name: 'Läuft gerade' }));
  expect(board.getByText('– : –')).toBeTruthy();
  expect(board.getByText('Sa., 21. November, 15:00 Uhr')).toBeTruthy();
});

test('after the final whistle the score stays in front; without one it is announced', async () => {
  teams.scoreboard.lead = { match: match({ goalsHome: 2, goalsAway: 1 }), phase: 'over' };
  const { unmount } = open();
  const board = within(await screen.findByRole('region', { name: 'Endstand' }));
  expect([board.getByText('2 : 1'), board.getByText('Sieg')]).toHaveLength(2);
  unmount();

  teams.scoreboard.lead = { match: match(), phase: 'over' };
  open();
  expect(await screen.findByRole('region', { name: 'Ergebnis folgt' })).toBeTruthy();
});

test('each team says how it played last and whom it plays next, but for the match in front', async () => {
  teams.teams = [team(), team({ slug: '2-mannschaft', name: '2. Mannschaft', matchName: 'SV Musterstadt II' })];
  const next = match({ opponent: 'SV Horchheim' });
  const lost = match({ opponent: 'TuS Moorheide', home: false, goalsHome: 3, goalsAway: 1 });
  const running = match({ team: '2-mannschaft', opponent: 'SV Gernheide' });
  const later = match({ team: '2-mannschaft', opponent: 'TSG Pfeddersheim', startDate: '2026-11-29T14:30:00+01:00' });
  teams.scoreboard = {
    lead: { match: next, phase: 'next' },
    teams: [
      { team: '1-mannschaft', last: lost, running: null, next },
      { team: '2-mannschaft', last: null, running, next: later },
    ],
  };
  open();

  const strip = within(await screen.findByRole('list', { name: 'Letzte und nächste Spiele' }));
  await waitFor(() =>
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Mannschaft3 : 1 bei TuS Moorheide (Niederlage)',
      '2. MannschaftSa., 21.11., 15:00 gegen SV Gernheide (läuft)So., 29.11., 14:30 gegen TSG Pfeddersheim',
    ]),
  );
});

test('a match that is running has a score, but neither won nor lost yet', async () => {
  const running = match({ opponent: 'SV Gernheide', goalsHome: 2, goalsAway: 1 });
  teams.scoreboard = { lead: null, teams: [{ team: '1-mannschaft', last: null, running, next: null }] };
  open();

  const strip = within(await screen.findByRole('list', { name: 'Letzte und nächste Spiele' }));
  await waitFor(() => expect(strip.getByRole('link').textContent).toBe('2 : 1 gegen SV Gernheide (läuft)'));
});

test('a match whose kick-off is still open says its day and no time', async () => {
  const next = match({ allDay: true, startDate: '2026-11-22T00:00:00+01:00', endDate: '2026-11-23T00:00:00+01:00' });
  teams.scoreboard = { lead: { match: next, phase: 'next' }, teams: [] };
  open();

  const board = within(await screen.findByRole('region', { name: 'Nächstes Spiel' }));
  expect(board.getByText('So., 22.11.')).toBeTruthy();
  expect(board.queryByText(/00:00/)).toBeNull();
});
