/** Each bucket reaches a fifth further than the one before: readings are at most that much off. */
const GROWTH = 1.2;
/** Reaches beyond five minutes in ms. */
const LAST = 70;

/** The bucket of a value from 0 on; bucket 0 reaches to 1. */
export function bucketOf(value: number): number {
  return value <= 1 ? 0 : Math.min(LAST, Math.ceil(Math.log(value) / Math.log(GROWTH)));
}

/** How many values lie in each bucket. */
export type Buckets = ReadonlyMap<number, number>;

/** The value that `share` of all values do not exceed, as if they lay evenly in their buckets; null without any. */
export function quantile(buckets: Buckets, share: number): number | null {
  const wanted = totalOf(buckets) * share;
  let below = 0;
  for (const [bucket, count] of [...buckets].sort(([one], [other]) => one - other)) {
    if (count > 0 && below + count >= wanted) {
      const from = bucket === 0 ? 0 : GROWTH ** (bucket - 1);
      return from + ((GROWTH ** bucket - from) * (wanted - below)) / count;
    }
    below += count;
  }
  return null;
}

/** How many values there are. */
export function totalOf(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, count) => sum + count, 0);
}

/** Fewer say too little of what the others meet. */
const LEAST_VALUES = 50;

/** The 75th percentile; null for fewer than 50 values. */
export function p75(buckets: Buckets): number | null {
  return totalOf(buckets) < LEAST_VALUES ? null : quantile(buckets, 0.75);
}
