import { editorDesk } from '../../test/editor-desk.ts';
import { createTeam } from '../../test/sport.ts';
import { forgetOldRows } from '../imports/import-runs.ts';
import type { EditableTeam, ImportReport, ImportRun, SquadMember, Team } from '../contract/index.ts';

const desk = editorDesk({ emptied: ['imported_rows', 'import_runs', 'teams'] });
let teamId: string;
const SQUAD: SquadMember[] = [
  { number: 1, position: 'Tor', name: 'Max Muster' },
  { number: 9, position: 'Angriff', name: null },
];
beforeEach(async () => {
  teamId = (await createTeam(desk.app, { squad: SQUAD })).id;
});

const table = (text: string) => ({
  teamId,
  file: { name: 'Kader.csv', content: Buffer.from(text, 'latin1').toString('base64') },
});
const ask = (body: object) => desk.send('POST', '/api/imports/squad/report', body);
const carryOut = async (body: object) => {
  const { digest } = (await ask(body)).json<ImportReport>();
  return (await desk.send('POST', '/api/imports/squad', { ...body, digest })).json<ImportRun>();
};
const squad = async () =>
  (await desk.send('GET', `/api/admin/teams/${teamId}`))
    .json<EditableTeam>()
    .squad.map(({ number, name, position }) => `${number} ${name} ${position}`);

test('players are read from the columns that are called so; who is not in the table stays', async () => {
  const body = table('Nr.;Nachname;Vorname;Position\r\n1;Muster;Max;TW\r\n7;Größ;Ida;Stürmer\r\n;Ohne;Nummer;\r\n');

  expect((await ask(body)).json()).toMatchObject({
    chosen: { number: 0, name: 1, firstName: 2, position: 3 },
    columns: [{ name: 'Nr.', samples: ['1', '7'] }, {}, {}, {}],
    counts: { new: 2, same: 1, problems: 0 },
  });
  await carryOut(body);

  expect(await squad()).toEqual(['1 Max Muster Tor', '9 null Angriff', '7 Ida Größ Angriff', 'null Nummer Ohne Kader']);
  expect((await ask(body)).json()).toMatchObject({ counts: { new: 0, same: 3 } });
});

test.each(['Muster, Max', 'Max  Muster', ' max muster'])('„%s“ is who is called Max Muster here', async (name) => {
  const body = table(`Nr;Name;Position\r\n2;"${name}";TW\r\n`);

  expect((await ask(body)).json()).toMatchObject({ counts: { new: 0, conflicts: 1 } });
});

test('who is called another way in the next table is not there twice, and known as before', async () => {
  await carryOut(table('Nr;Name;Position\r\n7;"Größ, Ida";Sturm\r\n'));

  expect((await ask(table('Nr;Vorname;Name;Position\r\n8;Ida;Größ;Sturm\r\n'))).json()).toMatchObject({
    counts: { new: 0, changed: 1 },
  });
});

test('columns are what an editor says they are', async () => {
  const body = { ...table('a,b\r\n4,Kim Neu\r\n'), columns: { number: 0, name: 1 } };
  await carryOut(body);

  expect(await squad()).toContain('4 Kim Neu Kader');
});

test('what has no column in the table stays as it is', async () => {
  await carryOut(table('Name;Nr;Position\nKim;7;Sturm\n'));
  const before = await squad();

  expect((await ask(table('Name;Jahrgang\nKim;2008\nMax Muster;2001\n'))).json()).toMatchObject({
    counts: { same: 2, changed: 0, conflicts: 0 },
  });
  await carryOut(table('Name;Jahrgang\nKim;2008\nMia;2009\n'));
  expect(await squad()).toEqual([...before, 'null Mia Kader']);
  await carryOut(table('Name;Nr\nKim;8\nMia;9\n'));

  expect(await squad()).toEqual(expect.arrayContaining(['8 Kim Angriff', '9 Mia Kader']));
  expect((await ask(table('Name;Position\nKim;TW\n'))).json()).toMatchObject({
    rows: [{ state: 'changed', changes: [{ before: '8, Angriff', after: '8, Tor' }] }],
  });

  const { squad: all } = (await desk.send('GET', `/api/admin/teams/${teamId}`)).json<EditableTeam>();
  await desk.send('PATCH', `/api/teams/${teamId}`, { squad: all.filter(({ name }) => name !== 'Kim') });
  expect((await ask(table('Name;Jahrgang\nKim;2008\n'))).json()).toMatchObject({ rows: [{ state: 'kept' }] });
});

test('rows that make no sense are named, the others taken', async () => {
  const answer = await ask(table('Name;Nr\nKim;0\n;5\nMia;7\nmia;8\nOle;zehn\n'));

  expect(answer.json()).toMatchObject({
    counts: { new: 1, problems: 4 },
    problems: [
      { row: 2, text: '„0“ ist keine Rückennummer von 1 bis 99.' },
      { row: 3, text: 'Der Name fehlt.' },
      { row: 5, text: '„mia“ steht schon weiter oben.' },
      { row: 6, text: '„zehn“ ist keine Rückennummer von 1 bis 99.' },
    ],
  });
});

test('who shares a number by what is taken is named, and taken all the same', async () => {
  const body = table('Name;Nr\nKim;7\nMia;7\nOle;9\nIda;4\n;8\nAli;7\n');

  expect((await ask(body)).json()).toMatchObject({
    counts: { new: 5 },
    warnings: [
      'Die Rückennummer 7 haben Kim, Mia und Ali.',
      'Die Rückennummer 9 haben ein Spieler ohne Namen und Ole.',
    ],
  });
  await carryOut(body);

  expect(await squad()).toEqual(expect.arrayContaining(['7 Kim Kader', '7 Mia Kader', '7 Ali Kader']));
  expect((await ask(body)).json()).not.toHaveProperty('warnings');
  expect((await ask(table('Name;Nr\nMia;7\nNeu;4\n'))).json()).toMatchObject({
    warnings: ['Die Rückennummer 4 haben Ida und Neu.'],
  });
});

test('a formula is text, with and without the apostrophe of a spreadsheet', async () => {
  await carryOut(table(`Name;Nr\n"=HYPERLINK(""https://boese.example"")";7\n'+49;8\n`));

  expect(await squad()).toEqual(expect.arrayContaining(['7 =HYPERLINK("https://boese.example") Kader', '8 +49 Kader']));
});

test('what has changed here and in the table is asked; what was only changed here stays', async () => {
  await carryOut(table('Name;Nr\nKim;7\nMia;8\n'));
  const { squad: before } = (await desk.send('GET', `/api/admin/teams/${teamId}`)).json<EditableTeam>();
  const changed = before
    .filter(({ name }) => name !== 'Mia')
    .map((player) => (player.name === 'Kim' ? { ...player, number: 17 } : player));
  await desk.send('PATCH', `/api/teams/${teamId}`, { squad: changed });

  const body = table('Name;Nr\nKim;27\nMia;8\n');
  const report = (await ask(body)).json<ImportReport>();
  expect(report).toMatchObject({
    counts: { conflicts: 1, kept: 1 },
    rows: [{ state: 'conflict', changes: [{ before: '17, Kader', after: '27, Kader' }] }, { state: 'kept' }],
  });
  await carryOut({ ...body, choices: [{ key: report.rows[0]?.key, take: 'file' }] });
  expect(await squad()).toEqual(['1 Max Muster Tor', '9 null Angriff', '27 Kim Kader']);
});

test('the history counts players', async () => {
  await carryOut(table('Name;Nr\nKim;7\nMia;8\n'));
  await carryOut(table('Name;Nr\nKim;17\nMia;8\nIda;9\nOle;10\n'));
  await carryOut(table('Name;Nr\nKim;17\n'));

  const runs = (await desk.send('GET', '/api/admin/imports')).json<ImportRun[]>();

  expect(runs.map(({ added, changed }) => [added, changed])).toEqual([
    [0, 0],
    [2, 1],
    [2, 0],
  ]);
});

test('it is taken back as one step', async () => {
  const { id } = await carryOut(table('Name;Nr\nKim;7\nMia;8\n'));

  expect((await desk.send('POST', `/api/imports/${id}/undo`)).json()).toMatchObject({ undone: 1, left: [] });
  expect(await squad()).toEqual(['1 Max Muster Tor', '9 null Angriff']);
  expect((await ask(table('Name;Nr\nKim;7\n'))).json()).toMatchObject({ counts: { new: 1 } });
});

test('after thirty days it cannot be taken back, and nothing is known of how it was', async () => {
  const { id } = await carryOut(table('Name;Nr\nKim;7\n'));
  await desk.app.db('import_runs').update({ created_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) });
  await forgetOldRows(desk.app.db);

  expect((await desk.send('POST', `/api/imports/${id}/undo`)).json()).toMatchObject({
    statusCode: 409,
    code: 'too_late',
  });
  expect((await desk.send('GET', '/api/admin/imports')).json()).toMatchObject([
    { added: 1, changed: 0, canUndo: false },
  ]);
  expect(JSON.stringify(await desk.app.db('imported_rows').select())).not.toMatch(/Kim|Muster/i);
});

test('a squad of more than 60 is refused', async () => {
  const body = table(
    `Name\tNr\n${Array.from({ length: 60 }, (_, index) => `Spieler ${index}\t${index + 1}\n`).join('')}`,
  );
  const { digest } = (await ask(body)).json<ImportReport>();

  expect((await desk.send('POST', '/api/imports/squad', { ...body, digest })).json()).toMatchObject({
    statusCode: 422,
    message: 'Ein Kader hat höchstens 60 Spieler, dieser hätte 62.',
  });
});

describe('of young people', () => {
  beforeEach(() =>
    desk.app.db('teams').where({ id: teamId }).update({ name: 'D-Jugend', shows_squad: true, squad: '[]' }),
  );

  test.each(['Nachname', 'Familienname'])(
    'nobody is taken by a column „%s“ alone: it would stand there in full',
    async (name) => {
      const body = table(`${name};Nr\nMustermann;7\n"Muster, Ida";8\n`);

      expect((await ask(body)).json()).toMatchObject({
        counts: { new: 1, problems: 1 },
        problems: [{ row: 2, text: 'Bei „Mustermann“ fehlt der Vorname: So stünde der Nachname ganz auf der Seite.' }],
      });
      await carryOut(body);

      expect(await squad()).toEqual(['8 Muster, Ida Kader']);
      const shown = (await desk.app.inject('/api/teams/1-mannschaft')).json<Team>();
      expect(shown.squad.map((player) => player.name)).toEqual(['Ida M.']);
    },
  );

  test('nobody is taken whose first name is empty', async () => {
    expect((await ask(table('Vorname;Name;Nr\n;Mustermann;7\nIda;;8\n'))).json()).toMatchObject({
      counts: { new: 1 },
      problems: [{ row: 2 }],
    });
  });

  test('the report says how the names would stand there, as only a person knows which is the first', async () => {
    const body = table('Name;Nr\nMustermann;7\nMuster Max;8\n"Muster, Ida";9\n');

    expect((await ask(body)).json()).toMatchObject({
      counts: { new: 3 },
      warnings: [
        'Von jungen Spielern steht nur der Vorname mit einem Buchstaben auf der Seite, hier: Mustermann, Muster M. und Ida M.',
      ],
    });
    await carryOut(body);
    expect((await ask(body)).json()).not.toHaveProperty('warnings');
  });
});

test('adults are taken by their surnames alone', async () => {
  expect((await ask(table('Nachname;Nr\nMustermann;7\n'))).json()).toMatchObject({ counts: { new: 1, problems: 0 } });
});
