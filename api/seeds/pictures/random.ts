/** Draws from a fixed sequence: the same seed gives the same picture on every machine. */
export type Random = {
  /** A number from `low` (included) to `high` (excluded). */
  between: (low: number, high: number) => number;
  /** One of the given items. */
  pick: <T>(items: readonly [T, ...T[]]) => T;
  /** True with the given probability, 0 to 1. */
  chance: (probability: number) => boolean;
};

/** Mulberry32, a small generator of good enough quality for drawing. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}
