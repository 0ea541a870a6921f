/** Reads one at a time, so that a late answer never overwrites a newer one; waiting callers share the next. */
export function sharedReading(read: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const start = () => {
    next = null;
    running = read().finally(() => (running = null));
    return running;
  };
  return () => (running ? (next ??= running.then(start, start)) : start());
}
