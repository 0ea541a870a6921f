/** Parts a limit is counted in. */
const STEPS = 20;
/** The maximum duration as a multiple of the limit, whatever excuses it. */
const MOST_EXTENSION = 3;

/**
 * Calls `onOver` once a limit has passed in which this process could have heard an answer. A loop that is blocked, or a
 * process that gets no CPU, hears nothing: a block within one step counts as that step, and messages received meanwhile
 * are read before the next one. `excused` are milliseconds, counted up, in which the other side could not run either;
 * reading them is expensive, so they count from the first step on. Returns a function that ends it.
 */
export function startDeadline(limit: number, onOver: () => void, excused: () => number = () => 0): () => void {
  let excusedBefore: number | undefined;
  const step = Math.ceil(limit / STEPS);
  let passed = 0;
  const timer = setInterval(() => {
    passed += step;
    excusedBefore ??= excused();
    if (passed < limit) return;
    if (passed < limit * MOST_EXTENSION && passed < limit + excused() - excusedBefore) return;
    clearInterval(timer);
    onOver();
  }, step);
  return () => clearInterval(timer);
}
