import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Bytes of memory of a process and its descendants. Only Linux reports them; elsewhere 0. */
export const residentBytes = (pid: number): number =>
  sumOf(pid, 'statm', (text) => Number(text.split(' ')[1] ?? 0) * PAGE_BYTES);

/** Milliseconds that a process and its descendants have waited for a CPU. Only Linux reports them; elsewhere 0. */
export const waitedForCpu = (pid: number): number =>
  sumOf(pid, 'schedstat', (text) => Number(text.split(' ')[1] ?? 0) / 1e6);

function sumOf(pid: number, file: string, valueOf: (text: string) => number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const own = valueOf(read(`/proc/${pid}/${file}`));
  return children.reduce((sum, child) => sum + sumOf(Number(child), file, valueOf), own);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
