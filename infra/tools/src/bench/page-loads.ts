import type { BenchPortal } from './bench-portal.ts';
import { visit, visitFast, type Visit } from './page-visit.ts';
import type { Chapter, Measure, Target } from './report.ts';
import { startStaticTwin } from './static-twin.ts';
import { summarize } from './statistics.ts';

const pages = [
  { name: 'Home', path: '/', scriptLimitKB: 150 },
  { name: '/news', path: '/news', scriptLimitKB: 125 },
];
const ratio: Target = { kind: 'ratio-at-most', limit: 1.15 };
/**
 * First paints of one page lay between 790 and 1340 ms in one run: medians of five differed by more than the limit
 * allows.
 */
const FIRST_VISITS_A_ROUND = 3;

/** How the portal's pages load on a phone, in turn with the very same pages without scripts. */
export async function measurePageLoads(portal: BenchPortal, chromiumPath: string, rounds: number): Promise<Chapter[]> {
  const twin = await startStaticTwin(portal.url);
  const chapters: Chapter[] = [];
  for (const { name, path, scriptLimitKB } of pages) {
    // Cold means the visitor's cache; both servers have answered the page before.
    for (const url of [portal.url, portal.url, twin.url]) await (await fetch(url + path)).arrayBuffer();
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let turn = 0; turn < rounds * FIRST_VISITS_A_ROUND; turn += 1) {
      const comesBack = turn % FIRST_VISITS_A_ROUND === 0;
      const sides = [
        async () => void ours.push(await visit(chromiumPath, portal.url, path, comesBack)),
        async () => void theirs.push(await visit(chromiumPath, twin.url, path, comesBack)),
      ];
      for (const side of turn % 2 === 0 ? sides : sides.toReversed()) await side();
    }
    chapters.push({
      title: `${name} on a phone`,
      reference: 'without scripts',
      measures: measuresOf(ours, theirs, scriptLimitKB),
      notes: [],
    });
  }
  twin.close();
  chapters.push(await measureFastLine(portal, chromiumPath, rounds));
  return chapters;
}

/** Without any throttling: what is left is the portal's own time. */
async function measureFastLine(portal: BenchPortal, chromiumPath: string, rounds: number): Promise<Chapter> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await visitFast(chromiumPath, portal.url));
  return {
    title: 'Fast line',
    measures: [
      {
        name: 'From the home page on to /news, prefetched',
        unit: 'ms',
        portal: summarize(times),
        target: { kind: 'at-most', limit: 100 },
      },
    ],
    notes: [],
  };
}

function measuresOf(ours: readonly Visit[], theirs: readonly Visit[], scriptLimitKB: number): Measure[] {
  const against = (name: string, read: (visit: Visit) => number | null, target?: Target): Measure[] => {
    const portal = values(ours, read);
    const reference = values(theirs, read);
    if (portal.length === 0) return [];
    return [
      { name, unit: 'ms', portal: summarize(portal), reference: summarize(reference), ...(target && { target }) },
    ];
  };
  const alone = (
    name: string,
    unit: Measure['unit'],
    read: (visit: Visit) => number | null,
    limit?: number,
  ): Measure => ({
    name,
    unit,
    portal: summarize(values(ours, read)),
    ...(limit && { target: { kind: 'at-most', limit } }),
  });
  return [
    ...against('First visit: FCP', ({ cold }) => cold.fcp, ratio),
    ...against('First visit: LCP', ({ cold }) => cold.lcp, ratio),
    alone('First visit: layout shift', '', ({ cold }) => cold.shift, 0.02),
    alone('First visit: hydrated', 'ms', ({ cold }) => cold.hydrated),
    alone('Scripts until hydrated', 'KB', ({ cold }) => cold.scriptBytes / 1000, scriptLimitKB),
    ...against('Second visit: FCP', ({ warm }) => warm?.fcp ?? null),
    ...against('Second visit: LCP', ({ warm }) => warm?.lcp ?? null),
    ...against('On to /news by a link', ({ navigation }) => navigation),
  ];
}

function values(visits: readonly Visit[], read: (visit: Visit) => number | null): number[] {
  return visits.map(read).filter((value) => value !== null);
}
