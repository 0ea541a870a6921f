import { enterClub } from '../../../test/club.ts';
import { editorDesk } from '../../../test/editor-desk.ts';
import { createTeam, createTwoTeams } from '../../../test/sport.ts';
import type { EditableEvent, EditableTeam, ImportReport } from '../../contract/index.ts';
import { importFile } from './dfbnet-files.fixture.ts';

const desk = editorDesk({
  emptied: ['imported_rows', 'import_runs', 'team_names', 'events'],
  prepare: async (app) => {
    await enterClub(app);
    await createTwoTeams(app);
    await createTeam(app, { name: 'A-Jugend', matchName: 'JSG Musterstadt' });
  },
});

const teamId = async (slug: string) =>
  (await desk.send('GET', '/api/admin/teams'))
    .json<{ items: EditableTeam[] }>()
    .items.find((team) => team.slug === slug)?.id ?? '';
const match = (uid: string, title: string, day = '20270606') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${title}\r\nDTSTART:${day}T130000Z\r\nEND:VEVENT\r\n`;
const DERBY = match('derby@bfv.de', 'SV Musterstadt - SV Musterstadt II');
const SECOND = { ageClass: '', name: 'SV Musterstadt II' };

const ask = async (slug: string, events: string, names: object[] = []) => {
  const text = `BEGIN:VCALENDAR\r\n${events}END:VCALENDAR\r\n`;
  const body = { file: importFile(text, 'utf-8', 'spiele.ics'), teamId: await teamId(slug), names };
  return { body, report: (await desk.send('POST', '/api/imports/ical/report', body)).json<ImportReport>() };
};
const carryOut = async (slug: string, events: string, names: object[] = []) => {
  const { body, report } = await ask(slug, events, names);
  const answer = await desk.send('POST', '/api/imports/ical', { ...body, digest: report.digest });
  expect(answer.statusCode).toBe(200);
};
const asked = ({ names = [] }: ImportReport) => names.filter(({ isUnclear }) => isUnclear);
const shown = async () =>
  (await desk.send('GET', '/api/admin/events?type=match&sort=soonest'))
    .json<{ items: EditableEvent[] }>()
    .items.map(({ team, title, startDate }) => `${team} ${title} ${startDate.slice(0, 13)}`)
    .toSorted();

test('whether the opponent in a calendar is another own team is asked, and until it is answered the match stands once', async () => {
  const { report } = await ask('1-mannschaft', DERBY);

  expect(asked(report)).toMatchObject([{ ...SECOND, guess: await teamId('2-mannschaft') }]);
  await carryOut('1-mannschaft', DERBY);
  expect(await shown()).toEqual(['1-mannschaft SV Musterstadt – SV Musterstadt II 2027-06-06T15']);
});

test('a match of two own teams is there for both, once for each, whichever calendar has it, and is asked about once', async () => {
  const names = [{ ...SECOND, teamId: await teamId('2-mannschaft') }];
  expect(asked((await ask('1-mannschaft', DERBY, names)).report)).toEqual([]);
  await carryOut('1-mannschaft', DERBY, names);
  await carryOut('2-mannschaft', DERBY);

  const later = DERBY.replace('T13', 'T15');
  expect((await ask('1-mannschaft', later)).report).toMatchObject({ counts: { moved: 2, new: 0, unclear: 0 } });
  expect(asked((await ask('1-mannschaft', later)).report)).toEqual([]);
  await carryOut('1-mannschaft', later);
  expect(await shown()).toEqual([
    '1-mannschaft SV Musterstadt – SV Musterstadt II 2027-06-06T17',
    '2-mannschaft SV Musterstadt – SV Musterstadt II 2027-06-06T17',
  ]);
});

test('what was said for one calendar is asked again in that of another age group', async () => {
  await carryOut('1-mannschaft', DERBY, [{ ...SECOND, teamId: await teamId('2-mannschaft') }]);

  const { report } = await ask('a-jugend', match('jugend@bfv.de', 'JSG Musterstadt - SV Musterstadt II'));

  expect(report.rows).toHaveLength(1);
  expect(asked(report)).toMatchObject([SECOND]);
});
