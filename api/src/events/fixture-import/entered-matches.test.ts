import { enterClub } from '../../../test/club.ts';
import { editorDesk } from '../../../test/editor-desk.ts';
import { createMatch, createTwoTeams } from '../../../test/sport.ts';
import type { EditableEvent, EditableTeam, ImportReport, ImportRun } from '../../contract/index.ts';
import { importFile, vereinsspielplan, type Row } from './dfbnet-files.fixture.ts';

const desk = editorDesk({
  emptied: ['imported_rows', 'import_runs', 'team_names', 'events', 'teams'],
  prepare: enterClub,
});
beforeEach(() => createTwoTeams(desk.app));

const ask = async (...rows: Row[]) => {
  const body = { file: importFile(vereinsspielplan(...rows)) };
  return { body, report: (await desk.send('POST', '/api/imports/dfbnet/report', body)).json<ImportReport>() };
};
const carryOut = async (...rows: Row[]) => {
  const { body, report } = await ask(...rows);
  const answer = await desk.send('POST', '/api/imports/dfbnet', { ...body, digest: report.digest });
  expect(answer.statusCode).toBe(200);
  return answer.json<ImportRun>();
};
const shown = async () =>
  (await desk.send('GET', '/api/admin/events?type=match&sort=soonest'))
    .json<{ items: EditableEvent[] }>()
    .items.map(({ startDate, competition }) => `${startDate.slice(11, 16)} ${competition}`);
const LEAGUE = 'A-Klasse Musterland';

test('a second match of the day against the same opponent is another one, whichever of them is known', async () => {
  await carryOut({ id: '1' });

  await carryOut({ id: '1' }, { id: '2', clock: '17:00', type: 'Turnier' });

  expect(await shown()).toEqual([`15:00 ${LEAGUE}`, `17:00 Turnier, ${LEAGUE}`]);
  expect((await ask({ id: '2', clock: '17:00', type: 'Turnier' }, { id: '1' })).report.counts).toMatchObject({
    new: 0,
    same: 2,
  });
});

test('two that were entered by hand are taken for the two of the file, by their kick-off', async () => {
  await createMatch(desk.app, { startDate: '2027-06-06T17:00:00+02:00' });
  await createMatch(desk.app, { startDate: '2027-06-06T15:00:00+02:00' });

  await carryOut({ id: '1', league: 'Hinspiel' }, { id: '2', clock: '17:00', league: 'Rückspiel' });

  expect(await shown()).toEqual(['15:00 Hinspiel', '17:00 Rückspiel']);
});

test('two at one time are told apart by their competition', async () => {
  for (const competition of ['Pokal', LEAGUE])
    await createMatch(desk.app, { startDate: '2027-06-06T15:00:00+02:00', competition });

  expect((await ask({ id: '1' }, { id: '2', league: 'Pokal' })).report.counts).toMatchObject({
    new: 0,
    conflicts: 0,
    changed: 2,
  });
});

test('one that was entered with another time is the nearest of the file, and asked about', async () => {
  await createMatch(desk.app, { startDate: '2027-06-06T17:15:00+02:00' });

  expect((await ask({ id: '1' }, { id: '2', clock: '17:00' })).report.rows).toMatchObject([
    { key: expect.stringMatching(/^2\|/), state: 'conflict' },
    { key: expect.stringMatching(/^1\|/), state: 'new' },
  ]);
});

test('one that was deleted here and entered by hand again is the match of the file once more', async () => {
  await carryOut({ id: '1' });
  const [first] = (await desk.send('GET', '/api/admin/events?type=match')).json<{ items: EditableEvent[] }>().items;
  await desk.send('DELETE', `/api/events/${first?.id}`);
  await createMatch(desk.app, { startDate: '2027-06-06T15:00:00+02:00', competition: LEAGUE });

  expect((await ask({ id: '1', clock: '18:00' })).report.counts).toMatchObject({ kept: 0, new: 0, conflicts: 1 });
  await carryOut({ id: '1' });
  await carryOut({ id: '1', clock: '18:00' });

  expect(await shown()).toEqual([`18:00 ${LEAGUE}`]);
});

test('one that gets another Spielkennung is still the same', async () => {
  await carryOut({ id: '1' });

  expect((await ask({ id: '7' })).report.counts).toMatchObject({ new: 0, same: 1 });
  expect((await ask({ id: '7', clock: '19:00' })).report.counts).toMatchObject({ new: 1 });
});

test('a Spielkennung that stands twice and says two things is named', async () => {
  const { report } = await ask({ id: '1' }, { id: '1' }, { id: '1', clock: '17:00' });

  expect(report).toMatchObject({
    counts: { new: 1, problems: 1 },
    problems: [{ row: 4, text: 'Die Kennung „1“ steht schon weiter oben, mit anderen Angaben.' }],
  });
});

test('undoing leaves a match with its team at the address that this has now', async () => {
  await carryOut({ id: '1' });
  const run = await carryOut({ id: '1', clock: '18:00' });
  const [team] = (await desk.send('GET', '/api/admin/teams')).json<{ items: EditableTeam[] }>().items;
  await desk.send('PATCH', `/api/teams/${team?.id}`, { slug: 'erste' });

  expect((await desk.send('POST', `/api/imports/${run.id}/undo`)).json()).toMatchObject({ undone: 1, left: [] });
  expect(await desk.app.db('events').select('team')).toEqual([{ team: 'erste' }]);
  expect(await shown()).toEqual([`15:00 ${LEAGUE}`]);
});
