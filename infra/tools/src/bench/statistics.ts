/** Statistics of repeated samples of one quantity. */
export type Summary = { median: number; min: number; max: number; samples: number };

/** Median and range; throws where nothing was measured. */
export function summarize(values: readonly number[]): Summary {
  if (values.length === 0) throw new Error('Nothing was measured');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  const median = sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
  return { median, min: sorted[0] ?? NaN, max: sorted.at(-1) ?? NaN, samples: sorted.length };
}
