/** Bytes one render may let the process grow by; pictures that are worked on at the same time stay far below. */
const MOST_GROWTH = 400 * 1024 * 1024;
const EVERY = 50;

/**
 * Calls `onTooMuch` when the process grows beyond what one render may take: a worker's own limit knows nothing of buffers.
 * Returns what ends the watch.
 */
export function watchGrowth(onTooMuch: () => void): () => void {
  const before = process.memoryUsage.rss();
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_GROWTH) onTooMuch();
  }, EVERY);
  return () => clearInterval(timer);
}
