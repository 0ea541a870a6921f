import { bucketOf, quantile, totalOf } from './histogram.ts';

function bucketsOf(values: readonly number[]): Map<number, number> {
  const buckets = new Map<number, number>();
  for (const value of values) buckets.set(bucketOf(value), (buckets.get(bucketOf(value)) ?? 0) + 1);
  return buckets;
}

test.each([
  ['p75 of a hundred', Array.from({ length: 100 }, (_, at) => (at + 1) * 25), 0.75, 1875],
  ['p50 of a hundred', Array.from({ length: 100 }, (_, at) => (at + 1) * 25), 0.5, 1250],
  ['one value', [2400], 0.75, 2400],
  ['small ones', [0, 0, 0, 0], 0.75, 0.75],
])('%s is found within a fifth', (_what, values, share, expected) => {
  const found = quantile(bucketsOf(values), share);

  expect(Math.abs((found ?? Infinity) - expected)).toBeLessThanOrEqual(expected * 0.2);
});

test('nothing has no quantile, and what never ends lies in the last bucket', () => {
  expect(quantile(new Map(), 0.75)).toBeNull();
  expect(bucketOf(Infinity)).toBe(bucketOf(1e12));
  expect(totalOf(bucketsOf([1, 5, 5, 1e12]))).toBe(4);
});
