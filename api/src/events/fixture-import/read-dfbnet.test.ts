import { importFile, staffel, type Row } from './dfbnet-files.fixture.ts';
import { readDfbnet } from './read-dfbnet.ts';

const read = (...rows: Omit<Row, 'id'>[]) =>
  readDfbnet(importFile(staffel(...rows.map((row, place) => ({ id: `${place}`, ...row })))));
const more = (row: Omit<Row, 'id'>) => read(row).fixtures[0]?.more;

test.each([
  ['3:2', undefined],
  ['3 : 2', undefined],
  ['3:2 n.V.', 'n. V.'],
  ['3:2 n. V.', 'n. V.'],
  ['3:2nV', 'n. V.'],
  ['3:2 (2:2) n.V.', 'n. V.'],
  ['3:2 nach Verlängerung', 'n. V.'],
  ['3:2 n.E.', 'n. E.'],
  ['3 : 2 n E', 'n. E.'],
  ['3:2 n.V., n.E.', 'n. E.'],
])('the result „%s“ is read, and what is said of it', (result, note) => {
  const { fixtures, warnings } = read({ result });

  expect(fixtures[0]?.more).toMatchObject({ goalsHome: 3, goalsAway: 2 });
  expect(fixtures[0]?.more.resultNote).toBe(note);
  expect(warnings).toEqual([]);
});

test.each(['', '-:-', '- : -'])('„%s“ is no result, without a word', (result) => {
  const { fixtures, warnings } = read({ result });

  expect(fixtures[0]?.more).not.toHaveProperty('goalsHome');
  expect(warnings).toEqual([]);
});

test('words at a result that nobody knows are named once, and the result is taken', () => {
  const { fixtures, warnings } = read({ result: '2:0 U' }, { result: '0:2 U' }, { result: '1:0 (1:0)' });

  expect(fixtures.map(({ more: { goalsHome, goalsAway } }) => [goalsHome, goalsAway])).toEqual([
    [2, 0],
    [0, 2],
    [1, 0],
  ]);
  expect(warnings).toEqual([
    'Den Zusatz „U“ beim Ergebnis kennt das Portal nicht: Solche Ergebnisse stehen ohne ihn da.',
    'Den Zusatz „(1:0)“ beim Ergebnis kennt das Portal nicht: Solche Ergebnisse stehen ohne ihn da.',
  ]);
});

test.each(['abgesetzt', '123:4', '12:30:00', '3:200', '2.0'])('„%s“ is no result, and is named', (result) => {
  const { fixtures, warnings } = read({ result });

  expect(fixtures[0]?.more).not.toHaveProperty('goalsHome');
  expect(warnings).toEqual([
    `Das Ergebnis „${result}“ kann das Portal nicht lesen: Solche Spiele stehen ohne Ergebnis da.`,
  ]);
});

test.each([
  ['Nichtantritt', '0:2 U', { cancelled: false, goalsHome: 0, goalsAway: 2, resultNote: 'Nichtantritt' }],
  ['Nichtantritt', 'U', { cancelled: true, resultNote: null }],
  ['gespielt', '3:2 n.V.', { cancelled: false, goalsHome: 3, goalsAway: 2, resultNote: 'n. V.' }],
  ['Wertung', '3:2 n.V.', { cancelled: false, goalsHome: 3, goalsAway: 2, resultNote: 'Wertung' }],
])('with the state „%s“, the result „%s“ is read for what it is', (state, result, read) => {
  expect(more({ state, result })).toMatchObject(read);
});
