/** One of several parts that a run is dealt out to, each for a machine of its own; the first is 1. */
export type Shard = { at: number; of: number };

/** No suite has fewer files, so that each has some in every shard. */
export const MOST_SHARDS = 10;

/** Reads „2/4“; undefined if that names no shard. */
export function readShard(text: string): Shard | undefined {
  const [, at, of] = /^(\d{1,2})\/(\d{1,2})$/.exec(text)?.map(Number) ?? [];
  if (at === undefined || of === undefined) return undefined;
  return at >= 1 && at <= of && of <= MOST_SHARDS ? { at, of } : undefined;
}

/** A shard's share of a list that is dealt out one by one; without a shard, the whole list. */
export function dealt<T>(items: readonly T[], shard: Shard | undefined): T[] {
  return items.filter((_, place) => !shard || place % shard.of === shard.at - 1);
}
