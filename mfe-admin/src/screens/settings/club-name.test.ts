import { matchNameOf, shortNameOf, yearIn } from './club-name.ts';

test.each<[name: string, short: string, year: number | undefined]>([
  ['TuS Musterstadt 1921 e. V.', 'TuS Musterstadt', 1921],
  ['1. FC 1908 Musterstadt e.V.', '1. FC Musterstadt', 1908],
  ['SpVgg Oberdorf-Unterdorf', 'SpVgg Oberdorf-Unterdorf', undefined],
  ['TSV 1860', 'TSV', 1860],
  ['TuS Musterstadt gGmbH', 'TuS Musterstadt', undefined],
  ['1921', '1921', 1921],
  ['', '', undefined],
])('„%s“ is called „%s“', (name, short, year) => {
  expect([shortNameOf(name), yearIn(name)]).toEqual([short, year]);
});

test.each([
  ['1. Mannschaft', 'TuS Musterstadt'],
  ['2. Mannschaft', 'TuS Musterstadt II'],
  ['A-Jugend', 'TuS Musterstadt A-Jugend'],
])('%s plays as „%s“', (team, matchName) => {
  expect(matchNameOf(team, 'TuS Musterstadt')).toBe(matchName);
});

test('no name is longer than a scoreboard', () => {
  expect(
    matchNameOf('Spielgemeinschaft der Altherren', 'Turn- und Sportverein Musterstadt-Oberdorf').length,
  ).toBeLessThanOrEqual(60);
});
