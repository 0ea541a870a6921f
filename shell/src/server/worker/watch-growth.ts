import { residentBytes } from './process-tree.ts';

/** Bytes one render may let its process grow by. */
const MOST_GROWTH = 400 * 1024 * 1024;
const EVERY = 50;

/**
 * Calls `onTooMuch` when a process and those it has started grow beyond what one render may take: the limit of V8 knows
 * nothing of buffers. Returns what ends the watch. Only Linux tells; elsewhere nothing is watched.
 */
export function watchGrowth(pid: number, onTooMuch: () => void): () => void {
  const before = residentBytes(pid);
  const timer = setInterval(() => {
    if (residentBytes(pid) - before > MOST_GROWTH) onTooMuch();
  }, EVERY);
  return () => clearInterval(timer);
}
