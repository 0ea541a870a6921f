/**
 * At most `most`, in their order, shared evenly among holders: a holder with more than its share loses its own last
 * ones, never those of others.
 */
export function shareOut<T>(all: readonly T[], most: number, holderOf: (one: T) => string | null): readonly T[] {
  if (all.length <= most) return all;
  const counts = new Map<string | null, number>();
  for (const one of all) counts.set(holderOf(one), (counts.get(holderOf(one)) ?? 0) + 1);
  const share = shareOf([...counts.values()], most);
  const taken = new Map<string | null, number>();
  return all.filter((one) => {
    const before = taken.get(holderOf(one)) ?? 0;
    taken.set(holderOf(one), before + 1);
    return before < share;
  });
}

/** The share of each, so that all together have no more than `most`: unused room is left to the others. */
function shareOf(counts: readonly number[], most: number): number {
  let left = most;
  let holders = counts.length;
  for (const count of counts.toSorted((a, b) => a - b)) {
    if (count > Math.floor(left / holders)) break;
    left -= count;
    holders -= 1;
  }
  return Math.floor(left / holders);
}
