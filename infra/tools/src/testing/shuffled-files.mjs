/** A jest sequencer that takes the test files in an order drawn from the seed TEST_SEED names. */
// oxlint-disable-next-line import/no-default-export -- jest takes the default
export default class ShuffledFiles {
  sort(tests) {
    const draw = random(Number(process.env.TEST_SEED));
    return tests
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map((test) => ({ test, place: draw() }))
      .sort((one, other) => one.place - other.place)
      .map(({ test }) => test);
  }

  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_, place) => place % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
