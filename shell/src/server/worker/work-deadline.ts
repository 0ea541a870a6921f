/** Parts a limit is counted in. */
const STEPS = 20;
/** Nothing lasts longer than this many times its limit, whatever excuses it. */
const MOST_EXTENSION = 3;

/**
 * Calls `onOver` once a limit has passed in which this process could have heard an answer. A loop that is blocked, or a
 * process that gets no CPU, hears nothing: what blocks it in one step counts as that step, and what came meanwhile is
 * read before the next one. `excused` are milliseconds, counted up, for which the other side could do nothing either;
 * asking for them is dear, so they count from the first step on. Returns what ends it.
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
