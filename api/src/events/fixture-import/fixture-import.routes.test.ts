import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enterClub } from '../../../test/club.ts';
import { editorDesk } from '../../../test/editor-desk.ts';
import { createMatch, createTeam, createTwoTeams } from '../../../test/sport.ts';
import type {
  ActivityEntry,
  DfbnetImport,
  EditableEvent,
  EditableTeam,
  IcalImport,
  ImportReport,
  ImportRun,
  ImportUndone,
} from '../../contract/index.ts';
import { importFile, staffel, vereinsspielplan, type Row } from './dfbnet-files.fixture.ts';

const desk = editorDesk({
  emptied: ['imported_rows', 'import_runs', 'team_names', 'events'],
  services: { mayReachLoopback: true },
  prepare: async (app) => {
    await enterClub(app);
    await createTwoTeams(app);
    await createTeam(app, { name: 'A-Jugend', matchName: 'SV Musterstadt' });
  },
});

type Kind = 'dfbnet' | 'ical';
const ask = async (body: object, kind: Kind = 'dfbnet') => {
  const answer = await desk.send('POST', `/api/imports/${kind}/report`, body);
  expect(answer.json()).not.toHaveProperty('message');
  return answer.json<ImportReport>();
};
/** Imports as an editor does: reads the report, then presses the button. */
const carryOut = async (body: object, kind: Kind = 'dfbnet') => {
  const { digest } = await ask(body, kind);
  const answer = await desk.send('POST', `/api/imports/${kind}`, { ...body, digest });
  expect(answer.statusCode).toBe(200);
  return answer.json<ImportRun>();
};
const undo = async ({ id }: ImportRun) => (await desk.send('POST', `/api/imports/${id}/undo`)).json<ImportUndone>();
const file = (...rows: Row[]): Pick<DfbnetImport, 'file'> => ({ file: importFile(vereinsspielplan(...rows)) });
const matches = async () =>
  (await desk.send('GET', '/api/admin/events?type=match&sort=soonest')).json<{ items: EditableEvent[] }>().items;
const change = async (values: object) => {
  const [match] = await matches();
  expect((await desk.send('PATCH', `/api/events/${match?.id}`, values)).statusCode).toBe(200);
};
const teamId = async (slug: string) =>
  (await desk.send('GET', '/api/admin/teams'))
    .json<{ items: EditableTeam[] }>()
    .items.find((team) => team.slug === slug)?.id ?? '';

describe('a Vereinsspielplan', () => {
  test('is a report first, which writes nothing, and then a season', async () => {
    const body = file(
      { id: '480101001' },
      { id: '480101002', host: 'FC Oberau', guest: 'SV Musterstadt', day: '13.06.2027', clock: '00:00', type: 'Pokal' },
      { id: '480101003', host: 'SV Musterstadt II', guest: 'spielfrei' },
      { id: '480101004', host: 'SG Fremd', guest: 'VfL Woanders' },
    );

    const report = await ask(body);

    expect(report.counts).toMatchObject({ new: 2, moved: 0, unclear: 0, foreign: 2, problems: 0 });
    expect(report.rows.map(({ title }) => title)).toEqual([
      '06.06.2027, 15:00 · SV Musterstadt – TSV Bergheide',
      '13.06.2027 · FC Oberau – SV Musterstadt',
    ]);
    expect(await matches()).toEqual([]);

    expect(await carryOut(body)).toMatchObject({ kind: 'dfbnet', title: body.file.name, added: 2, changed: 0 });
    expect(await matches()).toMatchObject([
      {
        team: '1-mannschaft',
        title: 'SV Musterstadt – TSV Bergheide',
        startDate: '2027-06-06T15:00:00+02:00',
        home: true,
        opponent: 'TSV Bergheide',
        competition: 'A-Klasse Musterland',
        location: 'Sportplatz Musterstadt, Am Sportplatz 1, 12345 Musterstadt',
        status: 'planned',
      },
      { home: false, allDay: true, startDate: '2027-06-13T00:00:00+02:00', competition: 'Pokal, A-Klasse Musterland' },
    ]);
  });

  test.each(['utf-16le', 'utf-8', 'utf-8 with mark', 'windows-1252'] as const)('is read in %s', async (encoding) => {
    const text = vereinsspielplan({ id: '1', guest: 'SpVgg Größenau' });

    expect((await ask({ file: importFile(text, encoding) })).rows).toMatchObject([
      { title: '06.06.2027, 15:00 · SV Musterstadt – SpVgg Größenau' },
    ]);
  });

  test('leaves no referee and no number of a pass anywhere', async () => {
    await carryOut(file({ id: '1' }));

    const stored = JSON.stringify([
      await desk.app.db('events').select(),
      await desk.app.db('imported_rows').select(),
      await desk.app.db('activity').select(),
    ]);
    expect(stored).toContain('TSV Bergheide');
    expect(stored).not.toMatch(/Schiri|Winker|4711-081/);
  });

  test('lists matches of other clubs as left out and says why, those on an own ground first', async () => {
    const report = await ask({
      file: importFile(
        staffel(
          { id: '1', ground: 'Waldstadion' },
          { id: '2', host: 'FC Oberau', guest: 'SV Musterstadt', ground: 'Sportplatz Oberau' },
          { id: '3', host: 'FC Oberau', guest: 'VfL Woanders', ground: 'Sportplatz Oberau' },
          { id: '4', host: 'SG Fremd', guest: 'VfL Woanders', day: '12.06.2027', ground: 'Waldstadion' },
        ),
      ),
    });

    expect(report.counts).toMatchObject({ new: 2, foreign: 2, problems: 0 });
    expect(report.leftOut).toEqual([
      {
        row: 5,
        title: '12.06.2027, 15:00 · SG Fremd – VfL Woanders',
        reason: 'Auf eurem Platz („Waldstadion“), aber ohne eine eurer Mannschaften.',
        onOwnGround: true,
      },
      {
        row: 4,
        title: '06.06.2027, 15:00 · FC Oberau – VfL Woanders',
        reason: 'Keine eurer Mannschaften spielt mit.',
      },
    ]);
    await carryOut(file({ id: '4', host: 'SG Fremd', guest: 'VfL Woanders' }));
    expect(await matches()).toEqual([]);
  });

  test.each([
    ['spielfrei', '„spielfrei“: An diesem Spieltag gibt es keinen Gegner.'],
    ['N. N.', '„N.N.“: Wer hier spielt, steht noch nicht fest. Lies die Datei wieder ein, sobald es feststeht.'],
  ])('lists a row as left out that has „%s“ for a team, and says why', async (nobody, reason) => {
    const report = await ask(
      file(
        { id: '1', host: 'FC Oberau', guest: 'VfL Woanders' },
        { id: '2', guest: nobody },
        { id: '', host: nobody, day: 'offen', clock: '' },
      ),
    );

    expect(report.counts).toMatchObject({ new: 0, foreign: 3, problems: 0 });
    expect(report.leftOut).toEqual([
      { row: 3, title: `06.06.2027, 15:00 · SV Musterstadt – ${nobody}`, reason },
      { row: 4, title: `offen · ${nobody} – TSV Bergheide`, reason },
      { row: 2, title: '06.06.2027, 15:00 · FC Oberau – VfL Woanders', reason: 'Keine eurer Mannschaften spielt mit.' },
    ]);
  });

  test('can be read again and again', async () => {
    await carryOut(file({ id: '1' }));

    expect((await ask(file({ id: '1' }))).counts).toMatchObject({ new: 0, same: 1 });
    await carryOut(file({ id: '1' }));
    expect(await matches()).toHaveLength(1);
  });

  test('moves what was moved, and leaves what is not in it', async () => {
    await carryOut(file({ id: '1' }, { id: '2', day: '20.06.2027' }));

    const moved = file({ id: '1', day: '09.06.2027', clock: '19:30' });
    expect((await ask(moved)).counts).toMatchObject({ new: 0, moved: 1, same: 0 });
    await carryOut(moved);

    expect(await matches()).toMatchObject([
      { startDate: '2027-06-09T19:30:00+02:00', status: 'moved', movedFrom: '2027-06-06T15:00:00+02:00' },
      { startDate: '2027-06-20T15:00:00+02:00', status: 'planned' },
    ]);
    await carryOut(file({ id: '1' }));
    expect((await matches())[0]).toMatchObject({ startDate: '2027-06-06T15:00:00+02:00', status: 'planned' });
  });

  test('does not call it moved when the time becomes known', async () => {
    await carryOut(file({ id: '1', clock: '' }));
    await carryOut(file({ id: '1' }));

    expect(await matches()).toMatchObject([
      { startDate: '2027-06-06T15:00:00+02:00', allDay: false, status: 'planned' },
    ]);
  });

  test('leaves what was only changed here', async () => {
    await carryOut(file({ id: '1' }));
    await change({ location: 'Kunstrasen', status: 'cancelled', reason: 'Platz gesperrt' });

    expect((await ask(file({ id: '1' }))).counts).toMatchObject({ kept: 1, conflicts: 0 });
    await carryOut(file({ id: '1', guest: 'TSV Bergheide II' }));

    expect(await matches()).toMatchObject([
      { location: 'Kunstrasen', status: 'cancelled', opponent: 'TSV Bergheide II' },
    ]);
  });

  test('asks about what has changed here and in it, again as long as nobody answers', async () => {
    await carryOut(file({ id: '1' }));
    await change({ startDate: '2027-06-06T17:00:00+02:00' });
    const body = file({ id: '1', clock: '18:00' });

    const report = await ask(body);
    expect(report.rows).toMatchObject([
      { state: 'conflict', changes: [{ field: 'Anstoß', before: '06.06.2027, 17:00', after: '06.06.2027, 18:00' }] },
    ]);
    const start = async () => (await matches())[0]?.startDate;
    await carryOut(body);
    expect(await start()).toBe('2027-06-06T17:00:00+02:00');

    const key = report.rows[0]?.key;
    await carryOut({ ...body, choices: [{ key, take: 'portal' }] });
    expect((await ask(body)).counts).toMatchObject({ conflicts: 0, kept: 1 });
    await carryOut({ ...file({ id: '1', clock: '18:30' }), choices: [{ key, take: 'file' }] });
    expect(await start()).toBe('2027-06-06T18:30:00+02:00');
  });

  test('does not bring back what was deleted here', async () => {
    await carryOut(file({ id: '1' }));
    const [match] = await matches();
    await desk.send('DELETE', `/api/events/${match?.id}`);

    expect((await ask(file({ id: '1' }))).counts).toMatchObject({ new: 0, kept: 1 });
    await carryOut(file({ id: '1' }));
    expect(await matches()).toEqual([]);
  });

  test('takes a match that was entered by hand as its own', async () => {
    await createMatch(desk.app, { startDate: '2027-06-06T15:00:00+02:00' });

    expect((await ask(file({ id: '1' }))).rows).toMatchObject([{ state: 'changed' }]);
    await carryOut(file({ id: '1' }));
    expect(await matches()).toMatchObject([{ competition: 'A-Klasse Musterland' }]);
  });

  test('has a match of two own teams for each of them', async () => {
    await carryOut(file({ id: '1', guest: 'SV Musterstadt II' }));

    expect((await matches()).map(({ team, opponent, home }) => [team, opponent, home])).toEqual(
      expect.arrayContaining([
        ['1-mannschaft', 'SV Musterstadt II', true],
        ['2-mannschaft', 'SV Musterstadt', false],
      ]),
    );
  });

  test('is taken back as one step, and can be read once more', async () => {
    await carryOut(file({ id: '1' }));
    const run = await carryOut(file({ id: '1', clock: '18:00' }, { id: '2', day: '20.06.2027' }));

    expect(await undo(run)).toMatchObject({ undone: 2, left: [] });
    expect(await matches()).toMatchObject([
      { startDate: '2027-06-06T15:00:00+02:00', status: 'planned', movedFrom: null },
    ]);
    expect((await desk.send('POST', `/api/imports/${run.id}/undo`)).json()).toMatchObject({ code: 'undone' });

    expect((await ask(file({ id: '1', clock: '18:00' }, { id: '2', day: '20.06.2027' }))).counts).toMatchObject({
      new: 1,
      moved: 1,
    });
  });

  test('is taken back but for what somebody has changed since, which is named', async () => {
    const run = await carryOut(file({ id: '1' }, { id: '2', day: '20.06.2027' }));
    await change({ location: 'Kunstrasen' });

    expect(await undo(run)).toMatchObject({ undone: 1, left: ['SV Musterstadt – TSV Bergheide'] });
    expect(await matches()).toMatchObject([{ location: 'Kunstrasen' }]);
    expect((await ask(file({ id: '1' }))).counts).toMatchObject({ new: 0, kept: 1 });
  });

  test('is taken back with what somebody has deleted since, and brings that again', async () => {
    const run = await carryOut(file({ id: '1' }, { id: '2', day: '20.06.2027' }));
    await carryOut(file({ id: '1', clock: '18:00' }));
    const [match] = await matches();
    await desk.send('DELETE', `/api/events/${match?.id}`);

    expect(await undo(run)).toMatchObject({ undone: 2, left: [] });
    expect((await ask(file({ id: '1' }, { id: '2', day: '20.06.2027' }))).counts).toMatchObject({ new: 2, kept: 0 });
  });

  test('is not carried out when things are no longer as its report says', async () => {
    await carryOut(file({ id: '1' }));
    const body = file({ id: '1', clock: '18:00' });
    const { digest } = await ask(body);
    await change({ description: 'Mit Verpflegung' });

    expect((await desk.send('POST', '/api/imports/dfbnet', { ...body, digest })).json()).toMatchObject({
      statusCode: 409,
      code: 'report_outdated',
    });
  });
});

describe('names', () => {
  test('count whole, and with the age group; what looks like ours is asked once', async () => {
    const body = file(
      { id: '1', ageClass: 'B-Junioren' },
      { id: '2', host: 'JSG Musterstadt/Ried', ageClass: 'A-Junioren' },
      { id: '3', ageClass: 'A-Junioren' },
    );
    const report = await ask(body);

    expect(report.counts).toMatchObject({ new: 1, unclear: 2 });
    expect(report.names?.filter(({ isUnclear }) => isUnclear)).toMatchObject([
      { ageClass: 'B-Junioren', name: 'SV Musterstadt' },
      { ageClass: 'A-Junioren', name: 'JSG Musterstadt/Ried', guess: null },
    ]);
    const names = [
      { ageClass: 'B-Junioren', name: 'SV Musterstadt', teamId: null },
      { ageClass: 'A-Junioren', name: 'JSG Musterstadt/Ried', teamId: await teamId('a-jugend') },
    ];

    await carryOut({ ...body, names });

    expect((await matches()).map(({ team }) => team)).toEqual(['a-jugend', 'a-jugend']);
    expect((await ask(body)).counts).toMatchObject({ new: 0, same: 2, unclear: 0, foreign: 1 });
  });
});

describe('a team that is called another way since', () => {
  const NAME = 'SV Musterstadt';
  const rename = async (matchName: string, slug = '1-mannschaft') =>
    expect((await desk.send('PATCH', `/api/teams/${await teamId(slug)}`, { matchName })).statusCode).toBe(200);
  const titles = async () => (await matches()).map(({ title }) => title);
  const both = file({ id: '1' }, { id: '2', host: 'FC Oberau', guest: NAME, day: '20.06.2027' });
  afterEach(() => rename(NAME));

  test('has its matches from an import still, which can be undone, and read again with nothing to ask', async () => {
    await carryOut(file({ id: '1', guest: 'TSV Bergheide II' }));
    const run = await carryOut(both);
    await rename('SV Muster');

    expect((await ask(both)).counts).toMatchObject({ new: 0, same: 2, unclear: 0 });
    expect(await undo(run)).toMatchObject({ undone: 2, left: [] });

    expect(await titles()).toEqual(['SV Muster – TSV Bergheide II']);
    await rename('SV Mustern');
    expect(await titles()).toEqual(['SV Mustern – TSV Bergheide II']);
  });

  test('is asked for in files without any match that is known: next season another team may have the name', async () => {
    await carryOut(both);
    await rename('SV Muster');
    await carryOut(both);

    expect((await ask(file({ id: '3', day: '27.06.2027' }))).counts).toMatchObject({ new: 0, unclear: 1 });
  });

  test('is not whose name an editor has said to be of none or of another team', async () => {
    await carryOut(both);
    await rename('SV Muster');
    const names = [{ ageClass: 'Herren', name: NAME, teamId: await teamId('2-mannschaft') }];

    expect((await ask({ ...both, names })).counts).toMatchObject({ new: 2, same: 0 });
  });
});

test('a name that was said to be of a team which is deleted since is that of the team that has it now', async () => {
  const body = file({ id: '1', host: 'JSG Ried', ageClass: 'B-Junioren' });
  const { id } = await createTeam(desk.app, { name: 'B1-Jugend' });
  await carryOut({ ...body, names: [{ ageClass: 'B-Junioren', name: 'JSG Ried', teamId: id }] });
  await desk.send('DELETE', `/api/teams/${id}`);
  const { id: present } = await createTeam(desk.app, { name: 'B-Jugend', matchName: 'JSG Ried', slug: 'b-jugend' });

  expect((await ask(body)).counts).toMatchObject({ new: 1, unclear: 0 });

  await desk.send('DELETE', `/api/teams/${present}`);
});

test('what was changed here and stays is not reported as a change, where the file changes something else', async () => {
  await carryOut(file({ id: '1' }));
  await change({ location: 'Nebenplatz' });

  const moved = file({ id: '1', clock: '17:30' });

  expect((await ask(moved)).rows).toMatchObject([{ state: 'moved', changes: [{ field: 'Anstoß' }] }]);
  await carryOut(moved);
  expect(await matches()).toMatchObject([{ location: 'Nebenplatz' }]);
});

describe('a match that was cancelled here', () => {
  const cancelled = { status: 'cancelled', reason: 'Platz gesperrt' };
  const lifted = { field: 'Absage', before: 'Platz gesperrt', after: 'aufgehoben' };
  const played = (id: string) => ({ file: importFile(staffel({ id, result: '2:1', state: 'gespielt' })) });
  beforeEach(async () => {
    await carryOut(file({ id: '1' }));
    await change(cancelled);
  });

  test('takes place on the day that the file moves it to, until that one is cancelled here, too', async () => {
    const moved = file({ id: '1', day: '20.06.2027' });

    expect(await ask(moved)).toMatchObject({
      counts: { moved: 1, conflicts: 0 },
      rows: [{ changes: [{ field: 'Anstoß' }, lifted] }],
    });
    const run = await carryOut(moved);
    expect(await matches()).toMatchObject([
      { startDate: '2027-06-20T15:00:00+02:00', status: 'moved', movedFrom: '2027-06-06T15:00:00+02:00', reason: null },
    ]);
    expect((await ask(moved)).counts).toMatchObject({ same: 1 });
    await undo(run);
    expect(await matches()).toMatchObject([{ startDate: '2027-06-06T15:00:00+02:00', ...cancelled }]);

    await carryOut(moved);
    await change(cancelled);
    await carryOut(file({ id: '1', day: '20.06.2027', clock: '' }));
    expect(await matches()).toMatchObject([{ startDate: '2027-06-20T00:00:00+02:00', ...cancelled }]);
  });

  test('has taken place once the file has its result', async () => {
    expect((await ask(played('1'))).rows).toMatchObject([
      { state: 'changed', changes: expect.arrayContaining([{ field: 'Ergebnis', before: '–', after: '2:1' }, lifted]) },
    ]);
    await carryOut(played('1'));

    expect(await matches()).toMatchObject([{ status: 'planned', reason: null, goalsHome: 2, goalsAway: 1 }]);
  });

  test('has taken place, too, where it was entered by hand and no import knows it', async () => {
    await desk.app.db('imported_rows').delete();

    await carryOut(played('1'));

    expect(await matches()).toMatchObject([{ status: 'planned', goalsHome: 2 }]);
  });

  test('stays so where the file cancels it as well, or names another time of that day, which the report says', async () => {
    const later = file({ id: '1', clock: '17:00' });

    expect((await ask(later)).rows).toMatchObject([
      {
        state: 'moved',
        changes: [{ field: 'Anstoß' }, { field: 'Absage', before: 'Platz gesperrt', after: 'bleibt' }],
      },
    ]);
    await carryOut(later);
    await carryOut({ file: importFile(staffel({ id: '1', day: '20.06.2027', state: 'Ausfall' })) });

    expect(await matches()).toMatchObject([{ startDate: '2027-06-20T15:00:00+02:00', ...cancelled }]);
  });

  test('takes place on the day of the file also where somebody has moved it here and decides for the file', async () => {
    await change({ startDate: '2027-06-08T18:00:00+02:00' });
    const moved = file({ id: '1', day: '20.06.2027' });

    const [row] = (await ask(moved)).rows;
    expect(row).toMatchObject({ state: 'conflict', changes: [{ field: 'Anstoß' }, lifted] });
    await carryOut(moved);
    expect(await matches()).toMatchObject([{ startDate: '2027-06-08T18:00:00+02:00', ...cancelled }]);
    await carryOut({ ...moved, choices: [{ key: row?.key, take: 'file' }] });

    expect(await matches()).toMatchObject([{ startDate: '2027-06-20T15:00:00+02:00', status: 'moved', reason: null }]);
  });
});

describe('the Spielplan of a Staffel', () => {
  const body = (...rows: Row[]) => ({ file: importFile(staffel(...rows), 'windows-1252', 'Staffel.csv') });

  describe('that says how matches stand', () => {
    const standing = (...rows: Row[]) => ({ file: importFile(staffel(...rows)) });
    const states = async () => (await matches()).map(({ status, reason }) => reason ?? status);

    test.each(['Ausfall', 'abgesetzt', 'Absetzung', 'Spielausfall (Witterung)', 'Nichtantritt Gast'])(
      'cancels one with the state „%s“, and promises it again when that is over',
      async (state) => {
        await carryOut(standing({ id: '1', state }, { id: '2', day: '13.06.2027', state: '' }));
        expect(await states()).toEqual(['Vom Verband abgesagt', 'planned']);

        await carryOut(standing({ id: '1', state: 'angesetzt' }, { id: '2', day: '13.06.2027', state }));
        expect(await states()).toEqual(['planned', 'Vom Verband abgesagt']);
      },
    );

    test('cancels what another file has brought, and one that was moved before', async () => {
      await carryOut(file({ id: '1' }));

      await carryOut(standing({ id: '1', state: 'Ausfall' }, { id: '2', movedDay: '20.06.2027', state: 'Ausfall' }));

      expect(await states()).toEqual(['Vom Verband abgesagt', 'Vom Verband abgesagt']);
    });

    test('says of one that was abandoned or awarded what it was, also where it was read before', async () => {
      await carryOut(file({ id: '1' }));
      const rows = [
        { id: '1', state: 'Spielabbruch' },
        { id: '2', day: '13.06.2027', result: '2:0', state: 'Wertung' },
        { id: '3', day: '20.06.2027', result: '2:0', state: 'Nichtantritt Gast' },
      ];

      await carryOut(standing(...rows));

      expect(await matches()).toMatchObject([
        { status: 'planned', goalsHome: null, resultNote: 'Abbruch' },
        { status: 'planned', goalsHome: 2, resultNote: 'Wertung' },
        { status: 'planned', goalsHome: 2, resultNote: 'Nichtantritt' },
      ]);
      await carryOut(standing({ id: '1', result: '1:1', state: 'gespielt' }));
      expect((await matches())[0]).not.toHaveProperty('resultNote');
    });

    test('names in the report what comes with new matches: results, what is said of them, and what is called off', async () => {
      const { rows } = await ask(
        standing(
          { id: '1', state: 'Wertung', result: '2:0' },
          { id: '2', day: '13.06.2027', state: 'Ausfall' },
          { id: '3', day: '20.06.2027', state: '' },
        ),
      );

      expect(rows.map(({ changes }) => changes)).toEqual([
        [
          { field: 'Ergebnis', before: '–', after: '2:0' },
          { field: 'Zusatz zum Ergebnis', before: '–', after: 'Wertung' },
        ],
        [{ field: 'Abgesagt', before: '–', after: 'ja' }],
        [],
      ]);
    });

    test('leaves what was said here of a result', async () => {
      await carryOut(standing({ id: '1', result: '3:2', state: 'gespielt' }));
      await change({ resultNote: 'n. V.' });

      await carryOut(standing({ id: '1', result: '3:2', state: 'gespielt' }));

      expect(await matches()).toMatchObject([{ resultNote: 'n. V.' }]);
    });

    test('leaves what was cancelled here', async () => {
      await carryOut(file({ id: '1' }));
      await change({ status: 'cancelled', reason: 'Platz gesperrt' });

      await carryOut(standing({ id: '1', state: '' }));

      expect(await states()).toEqual(['Platz gesperrt']);
    });

    test('is read with words that nobody knows, which the report names', async () => {
      const rows = [
        { id: '1', state: 'Schwebend' },
        { id: '2', state: 'gespielt', result: '2:1', day: '13.06.2027' },
      ];

      expect(await ask(standing(...rows))).toMatchObject({
        counts: { new: 2, problems: 0 },
        warnings: [
          'Den Spielstatus „Schwebend“ kennt das Portal nicht: Solche Spiele stehen da, als fänden sie statt.',
        ],
      });
      await carryOut(standing(...rows));
      expect(await states()).toEqual(['planned', 'planned']);
    });
  });

  test('has the time of the match, not of its export, and what is moved in it wins', async () => {
    await carryOut(
      body(
        { id: '1', result: '2:1' },
        { id: '2', day: '13.06.2027', movedDay: '16.06.2027', movedClock: '19:00' },
        { id: '3', host: 'SG Fremd', guest: 'VfL Woanders' },
      ),
    );

    expect(await matches()).toMatchObject([
      {
        startDate: '2027-06-06T15:00:00+02:00',
        goalsHome: 2,
        goalsAway: 1,
        location: 'Sportplatz; Rasen',
        status: 'planned',
      },
      { startDate: '2027-06-16T19:00:00+02:00', status: 'moved', movedFrom: '2027-06-13T15:00:00+02:00' },
    ]);
  });
});

describe('a calendar', () => {
  const event = (uid: string, lines: string) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20270101T000000Z\r\n${lines}\r\nEND:VEVENT\r\n`;
  const calendar = (...events: string[]) =>
    `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//BFV//DE\r\n${events.join('')}END:VCALENDAR\r\n`;
  const first = event(
    'spiel-1@bfv.de',
    'SUMMARY:SV Musterstadt I - TSV Bergheide\r\nDTSTART:20270606T130000Z\r\nLOCATION:Sportplatz\\, Ort',
  );
  const second = event(
    'spiel-2@bfv.de',
    'SUMMARY:FC Oberau - SV Musterstadt I\r\nDTSTART;TZID=Europe/Berlin:20270613T150000',
  );
  const past = event('spiel-0@bfv.de', 'SUMMARY:SV Musterstadt I - Vorbei\r\nDTSTART:20200606T130000Z');
  const body = async (text: string): Promise<Omit<IcalImport, 'names'>> => ({
    file: importFile(text, 'utf-8', 'spiele.ics'),
    teamId: await teamId('1-mannschaft'),
  });

  test('has the matches of its team that are to come; what is missing later stays', async () => {
    expect(await carryOut(await body(calendar(past, first, second)), 'ical')).toMatchObject({ added: 2 });

    expect(await matches()).toMatchObject([
      {
        team: '1-mannschaft',
        opponent: 'TSV Bergheide',
        home: true,
        startDate: '2027-06-06T15:00:00+02:00',
        location: 'Sportplatz, Ort',
      },
      { opponent: 'FC Oberau', home: false, startDate: '2027-06-13T15:00:00+02:00' },
    ]);
    const later = calendar(
      second.replace('150000', '170000'),
      event('fest', 'SUMMARY:Sommerfest\r\nDTSTART:20270620T130000Z'),
    );
    const names = [{ ageClass: '', name: 'SV Musterstadt I', teamId: await teamId('1-mannschaft') }];
    const report = await ask({ ...(await body(later)), names }, 'ical');
    expect(report).toMatchObject({
      counts: { moved: 1 },
      problems: [{ row: 2, text: '„Sommerfest“ nennt keine zwei Mannschaften.' }],
    });
    await carryOut({ ...(await body(later)), names }, 'ical');
    expect((await matches()).map(({ status }) => status)).toEqual(['planned', 'moved']);
  });

  test('cancels what it says is cancelled', async () => {
    await carryOut(await body(calendar(first, second)), 'ical');
    await carryOut(await body(calendar(first.replace('LOCATION', 'STATUS:CANCELLED\r\nLOCATION'), second)), 'ical');

    expect((await matches()).map(({ status }) => status)).toEqual(['cancelled', 'planned']);
  });

  test('is fetched from where it lies, and from nowhere inside', async () => {
    const server: Server = createServer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(calendar(first, second)),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const from = async (address: string) => ({ address, teamId: await teamId('1-mannschaft') });

    expect(await carryOut(await from(`http://127.0.0.1:${port}/rest/icsexport`), 'ical')).toMatchObject({
      title: '127.0.0.1',
      added: 2,
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));

    const inside = await desk.send('POST', '/api/imports/ical/report', await from('http://10.0.0.1/spiele.ics'));
    expect(inside.json()).toMatchObject({ statusCode: 422, code: 'outside_refused' });
    const copied = await desk.send('POST', '/api/imports/ical/report', await from('webcal://10.0.0.1/spiele.ics'));
    expect(copied.json()).toMatchObject({ statusCode: 422, message: expect.stringMatching(/internes Netz/) });
  });

  test.each([
    ['no calendar', '<html></html>'],
    ['a card', 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Wer\r\nEND:VCARD\r\n'],
  ])('that is %s is refused', async (_case, text) => {
    const answer = await desk.send('POST', '/api/imports/ical/report', await body(text));
    expect(answer.json()).toMatchObject({ statusCode: 422, message: 'Das ist kein Kalender im iCal-Format.' });
  });
});

describe('what is no fixture list', () => {
  const refusal = async (body: object) =>
    (await desk.send('POST', '/api/imports/dfbnet/report', body)).json<{ statusCode: number; message: string }>();
  const text = (content: string) => ({ file: importFile(content, 'utf-8') });

  test.each<[string, string, string]>([
    [
      'a table of something else',
      'Name;Nummer\nMax;1\n',
      'Das ist kein Spielplan aus DFBnet: Es fehlen die Spalten „Spielkennung“, „Heimmannschaft“, „Gastmannschaft“, „Spieldatum“.',
    ],
    ['a page', '<!doctype html><p>Anmelden</p>', 'Das ist keine Tabelle mit Spalten. Bitte als CSV speichern.'],
    [
      'a spreadsheet',
      'PK\u0003\u0004\u0000\u0000xl/workbook.xml',
      'Das ist keine Textdatei. Bitte als CSV oder iCal speichern.',
    ],
    ['only a head', `${vereinsspielplan().trim()}\r\n`, 'Unter der ersten Zeile steht nichts.'],
    ['more than 20,000 rows', `a;b\n${'1;2\n'.repeat(20_001)}`, 'Die Datei hat mehr als 20.000 Zeilen.'],
    [
      'one cell without end',
      `a;b\n"${'x'.repeat(200_000)}`,
      'Die Tabelle lässt sich nicht lesen. Bitte noch einmal als CSV speichern.',
    ],
  ])('is refused: %s', async (_case, content, message) => {
    expect(await refusal(text(content))).toMatchObject({ statusCode: 422, message });
  });

  test('is refused: more than 5 MB', async () => {
    expect(await refusal(text('x'.repeat(5 * 1024 * 1024 + 1)))).toMatchObject({ statusCode: 422 });
    expect(await refusal(text('x'.repeat(12 * 1024 * 1024)))).toMatchObject({ statusCode: 413 });
  });

  test('rows of it are named, the others taken', async () => {
    const report = await ask(file({ id: '1' }, { id: '', day: '07.06.2027' }, { id: '3', day: '31.02.2027' }));

    expect(report).toMatchObject({
      counts: { new: 1, problems: 2 },
      problems: [
        { row: 3, text: 'Die Spielkennung fehlt.' },
        { row: 4, text: '„31.02.2027 15:00“ ist kein Zeitpunkt.' },
      ],
    });
  });

  test('and it may have 20,000 rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}`, host: `Gast ${index % 300}` }));
    const text = staffel(...rows).replaceAll('Südwestdeutscher Fußballverband', 'SWFV');

    expect((await ask({ file: importFile(text, 'utf-8') })).counts).toMatchObject({ foreign: 20_000 });
  });
});

test('an import is in the log once, its report not at all', async () => {
  await desk.app.db('activity').delete();
  await carryOut(file({ id: '1' }));

  const entries = await desk.app.db('activity').select<ActivityEntry[]>('resource', 'action', 'subject');
  expect(entries).toEqual([{ resource: 'imports', action: 'dfbnet', subject: 'Vereinsspielplan_20270601073100.csv' }]);
  expect((await desk.send('GET', '/api/admin/imports')).json()).toMatchObject([
    { kind: 'dfbnet', added: 1, undoneAt: null },
  ]);
});
