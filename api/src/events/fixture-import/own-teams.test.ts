import { enterClub } from '../../../test/club.ts';
import { editorDesk } from '../../../test/editor-desk.ts';
import { createTeam, createTwoTeams } from '../../../test/sport.ts';
import type { ImportReport, TeamSummary } from '../../contract/index.ts';
import { importFile, vereinsspielplan } from './dfbnet-files.fixture.ts';

const desk = editorDesk({
  emptied: ['imported_rows', 'import_runs', 'team_names', 'events'],
  prepare: async (app) => {
    await enterClub(app);
    await createTwoTeams(app);
    // As the set-up names them; files of DFBnet have the club's name for all.
    for (const name of ['Frauen', 'A-Jugend', 'D1-Jugend', 'D2-Jugend'])
      await createTeam(app, { name, matchName: `SV Musterstadt ${name}` });
  },
});

test.each([
  ['Frauen', 'SV Musterstadt', 'frauen'],
  ['A-Junioren', 'SV Musterstadt', 'a-jugend'],
  ['A-Junioren', 'SV Musterstadt II', 'a-jugend'],
  ['B-Junioren', 'SV Musterstadt', undefined],
  ['D-Junioren', 'SV Musterstadt', undefined],
])('of %s the name %s is asked about, and the only team of that age is suggested', async (ageClass, host, slug) => {
  const file = importFile(vereinsspielplan({ id: '1', ageClass, host }));
  const answer = await desk.send('POST', '/api/imports/dfbnet/report', { file });

  const [name] = answer.json<ImportReport>().names ?? [];
  const teams = await desk.read<TeamSummary[]>('/api/teams');
  expect(name).toMatchObject({ ageClass, name: host, isUnclear: true });
  expect(name).not.toHaveProperty('teamId');
  expect(teams.find(({ id }) => id === name?.guess)?.slug).toBe(slug);
});

test('without words of its own the name of the club is asked about, too', async () => {
  await desk.app.db('settings').update({ name: 'FC Au', short_name: 'FC Au', town: 'Au' });
  const file = importFile(vereinsspielplan({ id: '1', ageClass: 'Frauen', host: 'FC Au' }));
  const { names = [] } = (await desk.send('POST', '/api/imports/dfbnet/report', { file })).json<ImportReport>();

  expect(names).toMatchObject([
    { name: 'FC Au', isUnclear: true },
    { name: 'TSV Bergheide', isUnclear: false },
  ]);
});
