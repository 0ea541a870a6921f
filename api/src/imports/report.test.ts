import { reportOf, type PlannedRow } from './report.ts';

const row = (key: string, state: PlannedRow['state']): PlannedRow => ({
  key,
  state,
  title: key,
  changes: [],
  version: 1,
});

test('what somebody has to answer is listed first, and stays in a list that is cut', () => {
  const many = Array.from({ length: 600 }, (_, place) => row(`neu ${place}`, 'new'));

  const { rows, counts } = reportOf({ rows: [...many, row('offen', 'conflict')], problems: [] });

  expect(counts).toMatchObject({ new: 600, conflicts: 1 });
  expect(rows).toHaveLength(500);
  expect(rows.slice(0, 2).map(({ key }) => key)).toEqual(['offen', 'neu 0']);
});
