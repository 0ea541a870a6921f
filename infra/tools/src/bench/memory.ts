import type { BenchPortal } from './bench-portal.ts';
import { mixedPaths } from './mixed-paths.ts';
import { memoryOf } from './process-tree.ts';
import type { Chapter, Measure } from './report.ts';
import { summarize } from './statistics.ts';

const REQUESTS = 10_000;
/** Readings, each after as many requests; several, because V8 collects old garbage in bouts. */
const TURNS = 5;
const AT_A_TIME = 16;
/** Time in which freed memory goes back to the system, ms. */
const REST = 5_000;
/** Growth between the first and the last reading that counts as none, bytes. */
const TOLERANCE = 16e6;

/** Memory of the portal and its database server after 10,000 mixed requests, and again after each as many. */
export async function measureMemory(portal: BenchPortal): Promise<Chapter> {
  const paths = await mixedPaths(portal.url);
  const readings: number[] = [];
  let isWhole = true;
  for (let turn = 0; turn < TURNS; turn += 1) {
    await request(portal.url, paths);
    await new Promise((resolve) => setTimeout(resolve, REST));
    const memory = await memoryOf(portal.pid);
    if (!memory) return { title: 'Memory', measures: [], notes: ['Not measured: this system has no /proc.'] };
    isWhole &&= memory.isWhole;
    readings.push(memory.bytes / 1e6);
  }
  const measures = readings.map((reading, turn): Measure => ({
    name: `After ${((turn + 1) * REQUESTS).toLocaleString('en')} requests`,
    unit: 'MB',
    portal: summarize([reading]),
    target: { kind: 'at-most', limit: 400 },
  }));
  measures.push({
    name: 'Growth from the first to the last',
    unit: 'MB',
    portal: summarize([(readings.at(-1) ?? 0) - (readings[0] ?? 0)]),
    target: { kind: 'at-most', limit: TOLERANCE / 1e6 },
  });
  const what = isWhole
    ? 'Node with its render worker and all PostgreSQL processes, shared pages counted once (PSS).'
    : 'Resident memory of Node alone: only root may read the database server’s.';
  return { title: 'Memory', measures, notes: [what] };
}

async function request(url: string, paths: readonly string[]): Promise<void> {
  let next = 0;
  const visitor = async () => {
    while (next < REQUESTS) {
      const path = paths[next++ % paths.length] ?? '/';
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitor));
}
