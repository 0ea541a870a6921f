/**
 * Runs tasks in lanes: each lane takes the next as soon as it is free, in the order given. Returns their results in
 * that order.
 */
export async function inLanes<T>(lanes: number, tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  const waiting = tasks.entries();
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [place, task] of waiting) results[place] = await task();
    }),
  );
  return results;
}
