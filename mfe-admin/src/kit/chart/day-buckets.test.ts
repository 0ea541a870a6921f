import { bucketLabel, bucketsOf } from './day-buckets.ts';

const days = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    counts: [index + 1],
  }));

test('few days stand for themselves', () => {
  const buckets = bucketsOf(days(30));

  expect(buckets).toHaveLength(30);
  expect(buckets[0]).toEqual({ from: '2026-01-01', to: '2026-01-01', counts: [1] });
});

test('many days are weeks that end with the last day, and none is lost', () => {
  const buckets = bucketsOf(days(90));

  expect(buckets).toHaveLength(13);
  expect(buckets.at(-1)).toEqual({ from: '2026-03-25', to: '2026-03-31', counts: [84 + 85 + 86 + 87 + 88 + 89 + 90] });
  expect(buckets[0]).toEqual({ from: '2026-01-01', to: '2026-01-06', counts: [1 + 2 + 3 + 4 + 5 + 6] });
  expect(buckets.reduce((sum, { counts: [count = 0] }) => sum + count, 0)).toBe((90 * 91) / 2);
});

test('labels are German days', () => {
  expect(bucketLabel({ from: '2026-11-21', to: '2026-11-21' })).toBe('21.11.26');
  expect(bucketLabel({ from: '2026-11-15', to: '2026-11-21' })).toBe('15.11.26 bis 21.11.26');
});
