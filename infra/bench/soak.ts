import type { BenchPortal } from './bench-portal.ts';
import { runLoad, type LoadResult } from './load.ts';
import { mixedPaths } from './mixed-paths.ts';
import { memoryOf } from './process-tree.ts';
import type { Chapter, Measure } from './report.ts';
import { summarize } from './statistics.ts';

const MINUTES = 5;
/** Seconds of a slice, and how many make a minute; a minute's value is their median, so that a stall of the machine counts once. */
const SLICE = 5;
const SLICES = 12;
/** Seconds in which the greatest load is found. */
const FULL_LOAD_SECONDS = 15;
/** Growth between the first and the last minute that counts as none. */
const TOLERANCE_MB = 16;
const P99_GROWTH = 1.5;

/** Five minutes of what visitors ask for, at half of what the portal can carry: memory and the slowest answers stay flat. */
export async function measureSoak(portal: BenchPortal): Promise<Chapter> {
  const { url } = portal;
  const paths = await mixedPaths(url);
  await runLoad({ url, paths, seconds: FULL_LOAD_SECONDS });
  const full = await runLoad({ url, paths, seconds: FULL_LOAD_SECONDS });
  const perSecond = Math.floor(full.perSecond / 2);

  const minutes: LoadResult[][] = [];
  const memory: number[] = [];
  for (let minute = 0; minute < MINUTES; minute += 1) {
    const slices: LoadResult[] = [];
    while (slices.length < SLICES) slices.push(await runLoad({ url, paths, seconds: SLICE, perSecond }));
    minutes.push(slices);
    memory.push(((await memoryOf(portal.pid))?.bytes ?? NaN) / 1e6);
  }
  const failed = minutes.flat().reduce((sum, slice) => sum + slice.failed, 0);
  const of = (name: string, read: (slice: LoadResult) => number): Measure => ({
    name,
    unit: 'ms',
    portal: summarize((minutes.at(-1) ?? []).map(read)),
    reference: summarize((minutes[0] ?? []).map(read)),
  });
  return {
    title: `Five minutes at ${perSecond} requests/s, half of the full load`,
    reference: 'first minute',
    measures: [
      of('Last minute: p50', ({ p50 }) => p50),
      { ...of('Last minute: p99', ({ p99 }) => p99), target: { kind: 'ratio-at-most', limit: P99_GROWTH } },
      {
        name: 'Growth of memory',
        unit: 'MB',
        portal: summarize([(memory.at(-1) ?? NaN) - (memory[0] ?? NaN)]),
        target: { kind: 'at-most', limit: TOLERANCE_MB },
      },
      { name: 'Failed requests', unit: '', portal: summarize([failed]), target: { kind: 'at-most', limit: 0 } },
    ],
    notes: [
      `p99 by minute: ${minutes.map((slices) => summarize(slices.map(({ p99 }) => p99)).median.toFixed(1)).join(', ')} ms; memory: ${memory.map((value) => value.toFixed(0)).join(', ')} MB.`,
    ],
  };
}
