import { showOutlived } from '@portal/shared-ui/test/outlived';
import { screen } from '@testing-library/react';
import { match, team, trainingTime } from '../test/factories.ts';
import { startTeamsServer, type TeamsServer } from '../test/teams-server.ts';
import { FixturesPage } from './fixtures/FixturesPage.tsx';
import { NextClubMatch } from './next-match/NextClubMatch.tsx';
import { TeamListPage } from './team-list/TeamListPage.tsx';
import { OwnTeamPage } from './team/OwnTeamPage.tsx';
import {
  DEPARTMENTS,
  matchesKey,
  SCOREBOARD,
  teamKey,
  TEAMS,
  teamTrainingTimesKey,
  TRAINING_TIMES,
} from './teams-api.ts';
import { TrainingTimesPage } from './training-times/TrainingTimesPage.tsx';

let teams: TeamsServer;
beforeEach(async () => {
  teams = await startTeamsServer();
  teams.failure = 503;
});
afterEach(() => teams.close());

const next = match({ opponent: 'SV Horchheim' });
const first = team({ slug: '1-mannschaft', name: '1. Mannschaft' });

test.each([
  [
    'scoreboard',
    NextClubMatch,
    '/',
    { [SCOREBOARD]: { lead: { match: next, phase: 'next' }, teams: [] } },
    'SV Horchheim',
  ],
  [
    'fixtures',
    FixturesPage,
    '/spielplan',
    { [matchesKey({ team: '', side: '' })]: { next: [next], fixtures: [], results: [] } },
    'SV Horchheim',
  ],
  [
    'training times',
    TrainingTimesPage,
    '/trainingszeiten',
    { [TRAINING_TIMES]: [trainingTime({ team: 'Bambini' })], [TEAMS]: [] },
    'Bambini',
  ],
  ['teams', TeamListPage, '/mannschaften', { [TEAMS]: [first], [DEPARTMENTS]: [] }, '1. Mannschaft'],
  [
    'team',
    OwnTeamPage,
    '/mannschaft',
    { [teamKey('1-mannschaft')]: first, [teamTrainingTimesKey('1-mannschaft')]: [] },
    '1. Mannschaft',
  ],
])('the %s stay when they are asked for again in vain', async (_, Component, path, read, shown) => {
  await showOutlived(Component, { path, read });

  expect(screen.getAllByText(shown)).not.toEqual([]);
  expect(screen.queryByText(/konnten? nicht geladen werden/)).toBeNull();
});
