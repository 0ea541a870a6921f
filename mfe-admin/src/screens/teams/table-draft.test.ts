import { rowDraft, sortRows, tableDraftOf, tableField, toTableChange } from './table-draft.ts';
import { editableTeam } from '../../../test/teams.ts';

const row = {
  club: 'SV Musterstadt',
  isOwn: true,
  played: 2,
  won: 1,
  drawn: 0,
  lost: 1,
  goalsFor: 3,
  goalsAgainst: 2,
  points: -1,
};

test('a stored table is told as it was, and one without rows is none', () => {
  const leagueTable = { asOf: '2026-11-22', rows: [row, { ...row, isOwn: false, goalsFor: null, goalsAgainst: null }] };

  expect(toTableChange(tableDraftOf(editableTeam({ leagueTable })))).toEqual({ leagueTable });
  expect(toTableChange({ asOf: '2026-11-22', rows: [] })).toEqual({ leagueTable: null });
  expect(tableDraftOf(editableTeam()).rows).toEqual([]);
});

test('what has to be said is left out until it is', () => {
  const { leagueTable } = toTableChange({ asOf: '2026-11-22', rows: [{ ...rowDraft(), club: ' TuS ' }] });

  expect(leagueTable?.rows[0]).toEqual({
    club: 'TuS',
    isOwn: false,
    won: null,
    drawn: null,
    lost: null,
    goalsFor: null,
    goalsAgainst: null,
  });
});

test('rows are sorted by points, difference and goals', () => {
  const named = (club: string, points: number, goalsFor: number, goalsAgainst: number) =>
    rowDraft({ club, points, goalsFor, goalsAgainst });
  const rows = [named('C', 3, 2, 2), named('B', 3, 5, 4), named('A', 3, 6, 5), named('D', 4, 0, 9)];

  expect(sortRows(rows).map(({ club }) => club)).toEqual(['D', 'A', 'B', 'C']);
});

test("the contract's fields are found in the form", () => {
  expect(['leagueTable.rows.1.played', 'leagueTable.asOf', 'leagueTable'].map(tableField)).toEqual([
    'rows.1.played',
    'asOf',
    'rows',
  ]);
});
