import { runLoad, type LoadResult } from './load.ts';
import { startLoadProcess, type LoadProcess } from './load-process.ts';
import type { Measure } from './report.ts';
import { summarize } from './statistics.ts';

/** The requests of the other visitors, over as many connections. */
const OTHERS = { perSecond: 200, connections: 50 };
const ROUNDS = 5;
const SECONDS = 6;
/** Requests for the home page each second, few enough to be no load themselves. */
const HOME_PER_SECOND = 25;
const MOST_TIMES = 3;

type Round = { home: LoadResult; others: LoadResult };

/**
 * The kept home page while others ask for `paths`, in turns with the same load on `/healthz`. `pathsOf` answers those
 * of a round, as many as requested.
 */
export async function measureHomeMeanwhile(
  url: string,
  name: string,
  pathsOf: (round: number, count: number) => readonly string[],
): Promise<{ measures: Measure[]; note: string }> {
  const rounds: { ours: Round; theirs: Round }[] = [];
  const count = OTHERS.perSecond * SECONDS;
  const visitors = await startLoadProcess();
  try {
    await visitors.run({ url, paths: ['/', '/healthz'], seconds: 2 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await runRound(url, visitors, ['/healthz']);
      rounds.push({ theirs, ours: await runRound(url, visitors, pathsOf(round, count)) });
    }
  } finally {
    visitors.stop();
  }
  const ours = rounds.map((round) => round.ours);
  const failed = ours.reduce((sum, { home, others }) => sum + home.failed + others.failed, 0);
  const answered = summarize(ours.map(({ others }) => others.perSecond)).median;
  const wait = summarize(ours.map(({ others }) => others.p50)).median;
  return {
    measures: [
      {
        name: `Kept home page, median during ${name}`,
        unit: 'ms',
        portal: summarize(ours.map(({ home }) => home.p50)),
        reference: summarize(rounds.map(({ theirs }) => theirs.home.p50)),
        target: { kind: 'ratio-at-most', limit: MOST_TIMES },
      },
      { name: 'Failed requests', unit: '', portal: summarize([failed]), target: { kind: 'at-most', limit: 0 } },
    ],
    note: `${name}: ${OTHERS.perSecond} requests/s over ${OTHERS.connections} connections were begun, ${answered.toFixed(0)}/s answered, after ${wait.toFixed(1)} ms in the median.`,
  };
}

async function runRound(url: string, visitors: LoadProcess, paths: readonly string[]): Promise<Round> {
  const [home, others] = await Promise.all([
    visitors.run({ url, paths: ['/'], seconds: SECONDS, perSecond: HOME_PER_SECOND }),
    runLoad({ url, paths, seconds: SECONDS, ...OTHERS }),
  ]);
  return { home, others };
}
