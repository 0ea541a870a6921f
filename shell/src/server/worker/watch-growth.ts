import { readFileSync } from 'node:fs';

/** Bytes one render may let its process grow by. */
const MOST_GROWTH = 400 * 1024 * 1024;
const EVERY = 50;
const PAGE_BYTES = 4096;

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

function residentBytes(pid: number): number {
  const resident = Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + residentBytes(Number(child)), resident);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
