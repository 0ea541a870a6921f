import { readdir, readFile } from 'node:fs/promises';

/** A process and everything below it; only itself where the system has no /proc. */
export async function processTree(root: number): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const parents = new Map<number, number>();
  for (const pid of names.filter((name) => /^\d+$/.test(name)).map(Number)) {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // The name, in brackets, may itself hold spaces and brackets.
    const [, parent] = status.slice(status.lastIndexOf(')') + 2).split(' ');
    if (parent) parents.set(pid, Number(parent));
  }
  const tree = [root];
  for (const member of tree) {
    for (const [pid, parent] of parents) if (parent === member) tree.push(pid);
  }
  return tree;
}

/** Ticks of the processor (hundredths of a second) that each process of a tree has had, by its id. */
export async function processorTicks(root: number): Promise<ReadonlyMap<number, number>> {
  const ticks = new Map<number, number>();
  for (const pid of await processTree(root)) {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    ticks.set(pid, Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  }
  return ticks;
}

/**
 * Bytes of memory a process tree keeps, shared pages counted once (PSS). If PSS is not readable, resident bytes of the
 * root alone; undefined if neither is available.
 */
export async function memoryOf(root: number): Promise<{ bytes: number; isWhole: boolean } | undefined> {
  let bytes = 0;
  for (const pid of await processTree(root)) {
    const shares = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
    const kilobytes = Number(/^Pss:\s+(\d+) kB/m.exec(shares)?.[1] ?? NaN);
    if (Number.isNaN(kilobytes)) return rootAlone(root);
    bytes += kilobytes * 1024;
  }
  return { bytes, isWhole: true };
}

async function rootAlone(root: number): Promise<{ bytes: number; isWhole: boolean } | undefined> {
  const status = await readFile(`/proc/${root}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes ? { bytes: Number(kilobytes) * 1024, isWhole: false } : undefined;
}
