/** Milliseconds until a count is reported. */
const EVERY = 200;

/**
 * Cheap counters: each reports its sum `every` milliseconds after the first count, and `tellAll` reports the rest at
 * the end.
 */
export function createSums(every = EVERY) {
  const waiting = new Set<() => void>();

  return {
    counter(tell: (sum: number) => void): () => void {
      let sum = 0;
      const tellSum = () => {
        if (!waiting.delete(tellSum)) return;
        const told = sum;
        sum = 0;
        tell(told);
      };
      return () => {
        sum += 1;
        if (sum > 1) return;
        waiting.add(tellSum);
        setTimeout(tellSum, every).unref();
      };
    },
    tellAll(): void {
      for (const tellSum of waiting) tellSum();
    },
  };
}
