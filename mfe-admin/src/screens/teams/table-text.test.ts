import { decodeTable, readTable } from './table-text.ts';

const read = (text: string) => {
  const table = readTable(text, (club) => club === 'SV Musterstadt');
  if ('fault' in table) throw new Error(table.fault);
  return table;
};
const first = {
  club: 'SV Musterstadt',
  isOwn: true,
  played: 14,
  won: 11,
  drawn: 2,
  lost: 1,
  goalsFor: 45,
  goalsAgainst: 12,
  points: 35,
};

test.each([
  [
    'a page of fussball.de',
    '\t1.\tSV Musterstadt\t14\t11\t2\t1\t45 : 12\t33\t35\n\t2.\tTuS Nord\t14\t9\t0\t5\t30 : 20\t10\t27',
  ],
  [
    'a page whose cells are lines',
    '1.\nSV Musterstadt\n14\n11\n2\n1\n45 : 12\n33\n35\n2.\nTuS Nord\n14\n9\n0\n5\n30 : 20\n10\n27',
  ],
  [
    'a page of fussball.de whose clubs are blocks in their cells',
    ' \tPlatz\tMannschaft\tSpiele\tG\tU\tV\tTorverhältnis\tTordifferenz\tPunkte\n1.\t\nSV Musterstadt\n14\t11\t2\t1\t45 : 12\t33\t35\n2.\t\nTuS Nord\n14\t9\t0\t5\t30 : 20\t10\t27',
  ],
  ['a spreadsheet', 'SV Musterstadt\t14\t11\t2\t1\t45:12\t35\nTuS Nord\t14\t9\t0\t5\t30:20\t27'],
  ['text in columns', '1.  SV Musterstadt   14  11  2  1  45:12  +33  35\n2.  TuS Nord   14  9  0  5  30:20  +10  27'],
  [
    'goals in three cells',
    '1.\tSV Musterstadt\t14\t11\t2\t1\t45\t:\t12\t33\t35\n2.\tTuS Nord\t14\t9\t0\t5\t30\t:\t20\t10\t27',
  ],
  [
    'goals that a spreadsheet has taken for times',
    'SV Musterstadt\t14\t11\t2\t1\t45:12:00\t35\nTuS Nord\t14\t9\t0\t5\t30:20:00\t27',
  ],
  [
    'goals in two columns without difference',
    'SV Musterstadt\t14\t11\t2\t1\t45\t12\t35\nTuS Nord\t14\t9\t0\t5\t30\t20\t27',
  ],
  [
    'a page of FuPa whose cells are lines',
    'Pl.\nMannschaft\nSp.\nS\nU\nN\nTore\nDiff.\nPkt.\n1\nSV Musterstadt\n14\n11\n2\n1\n45:12\n33\n35\n2\nTuS Nord\n14\n9\n0\n5\n30:20\n10\n27',
  ],
  ['goals in two columns', 'SV Musterstadt\t14\t11\t2\t1\t45\t12\t+33\t35\nTuS Nord\t14\t9\t0\t5\t30\t20\t10\t27'],
])('is read from %s', (_case, text) => {
  const { rows, skipped } = read(text);

  expect(rows[0]).toEqual(first);
  expect(rows[1]).toMatchObject({ club: 'TuS Nord', isOwn: false, won: 9, goalsAgainst: 20, points: 27 });
  expect(skipped).toEqual([]);
});

test('a head says which column is which, in any order, with quotes and what is not needed', () => {
  const text = '\uFEFFPunkte;Verein;Sp.;Tore;S;U;N;Trainer\r\n35;"SV Musterstadt";14;45:12;11;2;1;Kim\r\n\r\n';

  expect(read(text).rows).toEqual([first]);
});

test.each([
  [
    'one column',
    'Pl.\tMannschaft\tSp.\tS\tU\tN\tTore\tDiff.\tPkt.\n1.\tSV Musterstadt\t14\t11\t2\t1\t45 : 12\t+33\t35',
  ],
  [
    'the column of a time',
    'Team\tSp\tG\tU\tV\tTorverhältnis\tTordifferenz\tPunkte\nSV Musterstadt\t14\t11\t2\t1\t45:12:00\t33\t35',
  ],
  [
    'a column for each',
    'Mannschaft\tSpiele\tS\tU\tN\tTore\tGegentore\tDiff\tPunkte\nSV Musterstadt\t14\t11\t2\t1\t45\t12\t33\t35',
  ],
  ['two columns below one name', 'Mannschaft;Sp.;S;U;N;Tore;;Diff.;Pkt.\nSV Musterstadt;14;11;2;1;45;12;33;35'],
  ['three columns below one name', 'Mannschaft;Sp.;S;U;N;Tore;;;Pkt.\nSV Musterstadt;14;11;2;1;45;:;12;35'],
  [
    'more columns than names',
    'Pl.\tMannschaft\tSp.\tS\tU\tN\tTore\tDiff.\tPkt.\n1.\tSV Musterstadt\t14\t11\t2\t1\t45\t12\t33\t35',
  ],
  [
    'columns of a page that names fewer',
    'Mannschaft\tSp.\tS\tU\tN\tTore\tPkt.\n\t1.\tSV Musterstadt\t14\t11\t2\t1\t45 : 12\t33\t35',
  ],
  ['signs for for and against', 'Mannschaft;Sp;S;U;N;Tore +;Tore -;P\nSV Musterstadt;14;11;2;1;45;12;35'],
  ['few letters', 'Verein;Sp;S;U;N;T;GT;TD;P\nSV Musterstadt;14;11;2;1;45;12;33;35'],
])('below a head goals are read from %s', (_case, text) => {
  expect(read(text)).toEqual({ rows: [first], skipped: [] });
});

test.each([
  ['14\t45:12\t35', { won: null, goalsFor: 45, goalsAgainst: 12 }],
  ['14\t45\t12\t35', { won: null, goalsFor: 45, goalsAgainst: 12 }],
  ['14\t45\t12\t33\t35', { won: null, goalsFor: 45, goalsAgainst: 12 }],
  ['14\t11\t2\t1\t35', { won: 11, drawn: 2, lost: 1, goalsFor: null, goalsAgainst: null }],
  ['14\t11\t2\t1\t+33\t35', { won: 11, drawn: 2, lost: 1, goalsFor: null, goalsAgainst: null }],
])('without a head what columns mean is told by what they add up to: %s', (numbers, expected) => {
  expect(read(`SV Musterstadt\t${numbers}`).rows[0]).toMatchObject({ ...expected, played: 14, points: 35 });
});

test.each([
  ['SV Beispiel 09', '1 SV Beispiel 09 18 12 3 3 45:20 +25 39\n2 TuS Nord 18 9 0 9 30:20 +10 27'],
  ['SV Beispiel 09', '1. SV Beispiel 09 18 12 3 3 45 : 20 25 39\n2. 1. FC Nord 1920 II 18 9 0 9 30 : 20 10 27'],
  ['SV Beispiel 09', 'SV Beispiel 09 18 12 3 3 45 20 25 39\nTuS 1921 18 9 0 9 30 20 10 27'],
  ['SV Beispiel 09', 'SV Beispiel 09 18 12 3 3 45:20 39'],
  ['SV Beispiel 09', 'Tabelle der Kreisliga A\n1 SV Beispiel 09 18 12 3 3 45:20 +25 39\nStand 29. November'],
  [
    'SV Beispiel 09',
    'Pl. Mannschaft Sp. S U N Tore Diff. Pkt.\n1. SV Beispiel 09 18 12 3 3 45:20 +25 39\n2. TuS Nord 0 0 0 0 0:0 0 0',
  ],
  ['1. FC Beispiel 09', 'Mannschaft Sp S U N Tore Pkt\n1. FC Beispiel 09 18 12 3 3 45:20 39\nTuS 1921 0 0 0 0 0:0 0'],
])('a name with numbers is told from columns with single blanks between them: %s, %j', (club, text) => {
  expect(read(text).rows[0]).toEqual({
    club,
    isOwn: false,
    played: 18,
    won: 12,
    drawn: 3,
    lost: 3,
    goalsFor: 45,
    goalsAgainst: 20,
    points: 39,
  });
});

test('between single blanks a head or goals with a colon tell where the name ends, too', () => {
  const short = { club: 'SV Beispiel 09', played: 18, won: null, points: 39 };

  expect(read('Pl. Verein Sp. Pkt.\n1. SV Beispiel 09 18 39\n2. TuS Nord 18 27').rows).toMatchObject([
    { ...short, goalsFor: null },
    { club: 'TuS Nord', played: 18, points: 27 },
  ]);
  expect(read('1. SV Beispiel 09 18 45:20 39').rows).toMatchObject([{ ...short, goalsFor: 45, goalsAgainst: 20 }]);
});

test.each(['1 SV Beispiel 09 18 39', '1 SV Beispiel 09 18 12 3 4 45:20 +24 39', 'SV 09 18 7 39\nTuS 05 18 4 27'])(
  'where it cannot be told where a name ends, the reason says what to do: %j',
  (text) => {
    const table = readTable(text, () => false);
    expect('fault' in table && table.fault).toMatch(/nur ein Leerzeichen.*Kopfzeile.*Semikolon/);
  },
);

test('a short table has no outcomes, and perhaps no goals; points may be below zero', () => {
  const none = { won: null, drawn: null, lost: null, goalsFor: null, goalsAgainst: null };

  expect(read('1 SV Musterstadt\n1.\tSV Musterstadt\t3\t−4\t-1').rows).toEqual([
    { ...none, club: 'SV Musterstadt', isOwn: true, played: 3, points: -1 },
  ]);
});

test('what is no row is named and left out', () => {
  const { rows, skipped } = read('Kreisliga A\tStand heute\n1.\tSV Musterstadt\t14\t11\t2\t1\t45:12\t33\t35');

  expect([rows.length, skipped]).toEqual([1, ['Kreisliga A Stand heute']]);
});

test('a formula is text', () => {
  expect(read('Mannschaft;Sp.;Pkt.\n"=HYPERLINK(""https://a.example"")";3;9').rows[0]?.club).toBe(
    '=HYPERLINK("https://a.example")',
  );
});

test.each([
  ['', /keine Tabelle/],
  ['Guten Tag', /keine Tabelle/],
  ['1.\t\uE4A1\uE5B2\t3\t9', /verschlüsselt/],
  ['x'.repeat(50_001), /zu lang/],
  [Array.from({ length: 41 }, (_, index) => `Team ${index}\t3\t9\t9`).join('\n'), /höchstens 40/],
])('%.20s… is refused with the reason', (text, reason) => {
  const table = readTable(text, () => false);
  expect('fault' in table && table.fault).toMatch(reason);
});

test('a file is read in the encodings that spreadsheets write', () => {
  const latin = Uint8Array.from('1. FC Köln', (letter) => letter.charCodeAt(0));
  const utf16 = Uint8Array.from([0xff, 0xfe, 0xf6, 0x00]);

  expect([decodeTable(latin), decodeTable(utf16)]).toEqual(['1. FC Köln', 'ö']);
  expect(decodeTable(new TextEncoder().encode('\uFEFFKöln'))).toBe('Köln');
});
