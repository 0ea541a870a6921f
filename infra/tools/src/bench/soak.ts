import type { BenchPortal } from './bench-portal.ts';
import { runLoad, type LoadResult } from './load.ts';
import { mixedPaths } from './mixed-paths.ts';
import { memoryOf } from './process-tree.ts';
import type { Chapter, Measure } from './report.ts';
import { startBareCopy } from './start-bare-server.ts';
import { summarize } from './statistics.ts';
import { processorTime, stolenShare } from './stolen-time.ts';

const MINUTES = 5;
/**
 * Seconds of a slice, and how many make a minute; a minute's value is their median, so that a stall of the machine
 * counts once.
 */
const SLICE = 5;
const SLICES = 12;
/** Seconds after each slice in which a bare server carries the same load: how fast the machine is at that time. */
const BARE_SLICE = 3;
/** Seconds in which the greatest load is found. */
const FULL_LOAD_SECONDS = 15;
/** Growth between the first and the last minute that counts as none. */
const TOLERANCE_MB = 16;
const P99_GROWTH = 1.5;

type Slice = { portal: LoadResult; bare: LoadResult };
type Minute = { slices: Slice[]; megabytes: number; stolen: string };

/** Five minutes of visitors' requests, at half of the portal's capacity: memory and the slowest answers stay flat. */
export async function measureSoak(portal: BenchPortal): Promise<Chapter> {
  const paths = await mixedPaths(portal.url);
  const ours = { url: portal.url, paths };
  await runLoad({ ...ours, seconds: FULL_LOAD_SECONDS });
  const full = await runLoad({ ...ours, seconds: FULL_LOAD_SECONDS });
  const perSecond = Math.floor(full.perSecond / 2);

  const bare = await startBareCopy(portal.url);
  const theirs = { url: bare.url, paths: ['/'] };
  await runLoad({ ...theirs, seconds: BARE_SLICE });

  const minutes: Minute[] = [];
  while (minutes.length < MINUTES) {
    const before = await processorTime();
    const slices: Slice[] = [];
    while (slices.length < SLICES) {
      slices.push({
        portal: await runLoad({ ...ours, seconds: SLICE, perSecond }),
        bare: await runLoad({ ...theirs, seconds: BARE_SLICE, perSecond }),
      });
    }
    const megabytes = ((await memoryOf(portal.pid))?.bytes ?? NaN) / 1e6;
    minutes.push({ slices, megabytes, stolen: stolenShare(before, await processorTime()) });
  }
  await bare.stop();
  return chapterOf(minutes, perSecond);
}

function chapterOf(minutes: readonly Minute[], perSecond: number): Chapter {
  const slicesOf = (minute: Minute | undefined) => minute?.slices ?? [];
  const [first, last] = [minutes[0], minutes.at(-1)];
  const of = (name: string, unit: Measure['unit'], read: (slice: Slice) => number): Measure => ({
    name,
    unit,
    portal: summarize(slicesOf(last).map(read)),
    reference: summarize(slicesOf(first).map(read)),
  });
  const failed = minutes.flatMap(slicesOf).reduce((sum, { portal }) => sum + portal.failed, 0);
  const byMinute = minutes.map(({ slices, megabytes, stolen }) => {
    const p99 = (read: (slice: Slice) => LoadResult) => summarize(slices.map((slice) => read(slice).p99)).median;
    return `${p99(({ portal }) => portal).toFixed(1)} ms (bare server ${p99(({ bare }) => bare).toFixed(1)} ms), ${megabytes.toFixed(0)} MB, ${stolen}`;
  });
  return {
    title: `Five minutes at ${perSecond} requests/s, half of the full load`,
    reference: 'first minute',
    measures: [
      of('Last minute: p50', 'ms', ({ portal }) => portal.p50),
      of('Last minute: p99', 'ms', ({ portal }) => portal.p99),
      {
        ...of('Last minute: p99, times a bare server’s', '', ({ portal, bare }) => portal.p99 / bare.p99),
        target: { kind: 'ratio-at-most', limit: P99_GROWTH },
      },
      {
        name: 'Growth of memory',
        unit: 'MB',
        portal: summarize([(last?.megabytes ?? NaN) - (first?.megabytes ?? NaN)]),
        target: { kind: 'at-most', limit: TOLERANCE_MB },
      },
      { name: 'Failed requests', unit: '', portal: summarize([failed]), target: { kind: 'at-most', limit: 0 } },
    ],
    notes: [
      ['p99, memory and the processor time the host took, by minute:', ...byMinute.map((text) => `- ${text}`)].join(
        '\n',
      ),
    ],
  };
}
