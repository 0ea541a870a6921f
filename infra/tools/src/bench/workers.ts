import { startBenchPortal, type BenchPortal } from './bench-portal.ts';
import { processorTicks } from './process-tree.ts';
import type { Chapter } from './report.ts';
import { startBareCopy } from './start-bare-server.ts';
import { summarize } from './statistics.ts';
import { hasWrk, requestsPerSecond, SECONDS } from './wrk.ts';

const WORKERS = 2;
const MS_PER_TICK = 10;

type Carried = { perSecond: number[]; msPerThousand: number[] };

/**
 * The kept home page from two processes, in turn with two bare ones, and what a request costs in processor time, in
 * turn with the portal of one process.
 */
export async function measureWorkers(one: BenchPortal, rounds: number): Promise<Chapter> {
  const title = 'Two processes on one port';
  if (!(await hasWrk())) return { title, measures: [], notes: ['Not measured: `wrk` is missing.'] };
  const two = await startBenchPortal({ workers: WORKERS });
  const bare = await startBareCopy(two.url, WORKERS);
  const ofTwo: Carried = { perSecond: [], msPerThousand: [] };
  const ofOne: Carried = { perSecond: [], msPerThousand: [] };
  const ofBare: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const values = [await carry(two), await requestsPerSecond(`${bare.url}/`), await carry(one)] as const;
      if (round === 0) continue;
      note(ofTwo, values[0]);
      ofBare.push(values[1]);
      note(ofOne, values[2]);
    }
  } finally {
    await bare.stop();
    await two.stop();
  }
  return {
    title,
    reference: 'two bare Fastify processes; one process',
    measures: [
      {
        name: 'Home page from the cache, two processes',
        unit: 'req/s',
        portal: summarize(ofTwo.perSecond),
        reference: summarize(ofBare),
        target: { kind: 'ratio-at-least', limit: 0.85 },
      },
      {
        name: 'Processor time of 1,000 requests, beside one process',
        unit: 'ms',
        portal: summarize(ofTwo.msPerThousand),
        reference: summarize(ofOne.msPerThousand),
        target: { kind: 'ratio-at-most', limit: 1.15 },
      },
    ],
    notes: [],
  };
}

/** Requests per second, and what 1,000 of them cost all processes of the portal. */
async function carry({ url, pid }: BenchPortal): Promise<{ perSecond: number; msPerThousand: number }> {
  const before = await processorTicks(pid);
  const perSecond = await requestsPerSecond(`${url}/`);
  let ticks = 0;
  for (const [process, after] of await processorTicks(pid)) ticks += after - (before.get(process) ?? 0);
  return { perSecond, msPerThousand: (ticks * MS_PER_TICK * 1000) / (perSecond * SECONDS) };
}

function note(carried: Carried, { perSecond, msPerThousand }: Awaited<ReturnType<typeof carry>>): void {
  carried.perSecond.push(perSecond);
  carried.msPerThousand.push(msPerThousand);
}
