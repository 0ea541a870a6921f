import { residentBytes } from './process-tree.ts';

/** Bytes one render may let its process grow by. */
const MOST_GROWTH = 400 * 1024 * 1024;
const EVERY = 50;
/** Milliseconds for which renders that follow each other share a baseline: measuring each time is expensive. */
const SHARED = 1_000;

/**
 * Watches the renders of a process: calls `onTooMuch` when it and those it has started grow beyond the limit of one
 * render, because V8's limit does not count buffers. Returns a function that ends the watch. Only on Linux; elsewhere
 * nothing is watched.
 */
export function growthWatch(pid: number, bytesOf = residentBytes): (onTooMuch: () => void) => () => void {
  let before = 0;
  let until = 0;
  return (onTooMuch) => {
    const now = performance.now();
    if (now >= until) {
      before = bytesOf(pid);
      until = now + SHARED;
    }
    const timer = setInterval(() => {
      if (bytesOf(pid) - before > MOST_GROWTH) onTooMuch();
    }, EVERY);
    return () => clearInterval(timer);
  };
}
