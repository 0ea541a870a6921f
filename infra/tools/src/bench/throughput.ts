import type { BenchPortal } from './bench-portal.ts';
import type { Chapter, Measure } from './report.ts';
import { startBareCopy } from './start-bare-server.ts';
import { summarize } from './statistics.ts';
import { hasWrk, requestsPerSecond } from './wrk.ts';

type Comparison = { name: string; path: string; limit?: number };

const comparisons: readonly Comparison[] = [
  { name: 'Home page from the cache', path: '/', limit: 0.85 },
  { name: '/news from the cache', path: '/news', limit: 0.85 },
  { name: 'GET /api/news', path: '/api/news', limit: 0.6 },
  { name: 'GET /api/news, first page', path: '/api/news?page=1&limit=10' },
];

/** Requests per second of finished answers, in turn with a bare Fastify route that sends the same bytes. */
export async function measureThroughput(portal: BenchPortal, rounds: number): Promise<Chapter> {
  const title = 'Finished answers over HTTP';
  if (!(await hasWrk())) {
    return { title, measures: [], notes: ['Not measured: `wrk` is missing (Debian: `apt-get install wrk`).'] };
  }
  const measures: Measure[] = [];
  for (const { name, path, limit } of comparisons) {
    const bare = await startBareCopy(portal.url + path);
    const { ours, theirs } = await compare(portal.url + path, `${bare.url}/`, rounds);
    await bare.stop();
    measures.push({
      name: `${name} (${(bare.bytes / 1000).toFixed(1)} KB)`,
      unit: 'req/s',
      portal: summarize(ours),
      reference: summarize(theirs),
      ...(limit && { target: { kind: 'ratio-at-least', limit } }),
    });
  }
  return { title, reference: 'bare Fastify, same bytes', measures, notes: [] };
}

/** Requests per second of two addresses, measured in turn; the first measurement of each only warms them up. */
export async function compare(
  our: string,
  their: string,
  rounds: number,
): Promise<{ ours: number[]; theirs: number[] }> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const values = [await requestsPerSecond(our), await requestsPerSecond(their)] as const;
    if (round === 0) continue;
    ours.push(values[0]);
    theirs.push(values[1]);
  }
  return { ours, theirs };
}
