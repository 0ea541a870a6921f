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
  teams.matches.next = [next];
  open();

  const board = within(await screen.findByRole('region', { name: 'Nächstes Spiel' }));
  expect([board.getByText('SV Horchheim'), board.getByText('15:00'), board.getByText('Heim')]).toHaveLength(3);
  expect(board.getByRole('link', { name: 'Alle Angaben zum Spiel' }).getAttribute('href')).toContain(next.id);
  expect(teams.requests).toContain('/api/matches/next');
});

test('leaves nothing where no match is arranged', async () => {
  open();

  await waitFor(() => expect(teams.requests).toContain('/api/matches/next'));
  await gone();
});

test('leaves a quiet gap when the match cannot be had', async () => {
  teams.failure = 503;
  open();

  await waitFor(() => expect(teams.requests).toContain('/api/matches/next'));
  await gone();
});
