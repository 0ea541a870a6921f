import type { BenchPortal } from './bench-portal.ts';
import type { PageTimes } from './page-probe.ts';
import { visit, visitFast, visitToTap, visitUnprepared, type Visit } from './page-visit.ts';
import type { Chapter, Measure, Target } from './report.ts';
import { startNginxTwin, startReactTwin, startStaticTwin, type PageTwin } from './page-twins.ts';
import { summarize } from './statistics.ts';

const pages = [
  { name: 'Home', path: '/', scriptLimit: 150 },
  { name: '/news', path: '/news', scriptLimit: 125 },
];
/** Seldom: once a round, and without targets. */
type Reference = { name: string; twin: PageTwin; isSeldom: boolean };

const ratio: Target = { kind: 'ratio-at-most', limit: 1.15 };
const unblocked: Target = { kind: 'at-most', limit: 100 };
/** ms above which a task counts; the same page without scripts has some for styles and layout. */
const LONG_TASK = 120;
const KIB = 1024;
/**
 * First paints of one page lay between 790 and 1340 ms in one run: medians of five differed by more than the limit
 * allows.
 */
const FIRST_VISITS_A_ROUND = 3;

/**
 * How the portal's pages load on a phone, in turn with the very same pages without scripts; once a round also with a
 * bare React app of the same markup, and with nginx.
 */
export async function measurePageLoads(portal: BenchPortal, chromiumPath: string, rounds: number): Promise<Chapter[]> {
  const staticTwin = await startStaticTwin(portal.url);
  const reactTwin = await startReactTwin(portal.url);
  const nginxTwin = await startNginxTwin(portal.url);
  const twins: Reference[] = [
    { name: 'without scripts', twin: staticTwin, isSeldom: false },
    { name: 'bare React app', twin: reactTwin, isSeldom: true },
    ...(nginxTwin ? [{ name: 'without scripts, from nginx', twin: nginxTwin, isSeldom: true }] : []),
  ];
  const chapters: Chapter[] = [];
  for (const { name, path, scriptLimit } of pages) {
    // Cold means the visitor's cache; all servers have answered the page before.
    for (const url of [portal.url, portal.url, ...twins.map(({ twin }) => twin.url)])
      await (await fetch(url + path)).arrayBuffer();
    const ours: Visit[] = [];
    const theirs = twins.map((): Visit[] => []);
    for (let turn = 0; turn < rounds * FIRST_VISITS_A_ROUND; turn += 1) {
      const comesBack = turn % FIRST_VISITS_A_ROUND === 0;
      const sides = [
        async () => void ours.push(await visit(chromiumPath, portal.url, path, comesBack)),
        ...twins.flatMap(({ twin, isSeldom }, place) => {
          if (isSeldom && !comesBack) return [];
          return [async () => void theirs[place]?.push(await visit(chromiumPath, twin.url, path, comesBack))];
        }),
      ];
      for (const side of turn % 2 === 0 ? sides : sides.toReversed()) await side();
    }
    chapters.push(
      ...twins.map((reference, place) => ({
        title: `${name} on a phone, beside: ${reference.name}`,
        reference: reference.name,
        measures: measuresOf(ours, theirs[place] ?? [], reference.isSeldom ? undefined : scriptLimit),
        notes: [],
      })),
    );
  }
  for (const { twin } of twins) await twin.close();
  if (!nginxTwin) chapters.push({ title: 'nginx', measures: [], notes: ['There is no nginx here.'] });
  chapters.push(await measureNavigation(portal, chromiumPath, rounds));
  chapters.push(await measureTaps(portal, chromiumPath, rounds));
  return chapters;
}

/** On to the news where nothing is prefetched, and where nothing is slow: the rest is the portal's own time. */
async function measureNavigation(portal: BenchPortal, chromiumPath: string, rounds: number): Promise<Chapter> {
  const unprepared: number[] = [];
  const fast: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    unprepared.push(await visitUnprepared(chromiumPath, portal.url));
    fast.push(await visitFast(chromiumPath, portal.url));
  }
  return {
    title: 'From the home page on to /news',
    measures: [
      {
        name: 'On a phone, not prefetched',
        unit: 'ms',
        portal: summarize(unprepared),
        target: { kind: 'at-most', limit: 250 },
      },
      {
        name: 'Without throttling, prefetched',
        unit: 'ms',
        portal: summarize(fast),
        target: { kind: 'at-most', limit: 60 },
      },
    ],
    notes: [],
  };
}

/** How soon a phone paints after a tap. */
async function measureTaps(portal: BenchPortal, chromiumPath: string, rounds: number): Promise<Chapter> {
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const { name, ms } of await visitToTap(chromiumPath, portal.url))
      times.set(name, [...(times.get(name) ?? []), ms]);
  const measures = [...times].map(([name, ms]): Measure => ({
    name,
    unit: 'ms',
    portal: summarize(ms),
    target: { kind: 'at-most', limit: 100 },
  }));
  return { title: 'From a tap to the next paint, on a phone', measures, notes: [] };
}

/** The measurements of both; `scriptLimit` (KiB) if targets refer to this reference. */
function measuresOf(ours: readonly Visit[], theirs: readonly Visit[], scriptLimit?: number): Measure[] {
  const isHeldAgainst = scriptLimit !== undefined;
  const against = (
    name: string,
    unit: Measure['unit'],
    read: (visit: Visit) => number | null,
    target?: Target,
  ): Measure[] => {
    const portal = values(ours, read);
    const reference = values(theirs, read);
    if (portal.length === 0) return [];
    return [
      {
        name,
        unit,
        portal: summarize(portal),
        ...(reference.length > 0 && { reference: summarize(reference) }),
        ...(isHeldAgainst && target && { target }),
      },
    ];
  };
  return [
    ...against('First visit: FCP', 'ms', ({ cold }) => cold.fcp, ratio),
    ...against('First visit: LCP', 'ms', ({ cold }) => cold.lcp, ratio),
    ...against('First visit: layout shift', '', ({ cold }) => cold.shift, { kind: 'at-most', limit: 0.02 }),
    ...against('First visit: hydrated', 'ms', ({ cold }) => cold.hydrated),
    ...against('First visit: main thread blocked', 'ms', ({ cold }) => cold.fcp && blocked(cold, cold.fcp), unblocked),
    ...against('First visit: main thread blocked, all', 'ms', ({ cold }) => blocked(cold, 0), unblocked),
    ...against('First visit: longest task', 'ms', longestTask),
    ...against(`First visit: tasks over ${LONG_TASK} ms`, '', longTasks, {
      kind: 'at-most',
      limit: summarize(theirs.map(longTasks)).median,
    }),
    ...against('First visit: requests until at rest', '', ({ cold }) => cold.requests),
    ...against('First visit: bytes until at rest', 'KiB', ({ cold }) => cold.bytes / KIB),
    ...against('Scripts until hydrated', 'KiB', ({ cold }) => cold.scriptBytes / KIB, {
      kind: 'at-most',
      limit: scriptLimit ?? 0,
    }),
    ...against('Second visit: FCP', 'ms', ({ warm }) => warm?.fcp ?? null, { kind: 'ratio-at-most', limit: 1.1 }),
    ...against('Second visit: LCP', 'ms', ({ warm }) => warm?.lcp ?? null),
    ...against('On to /news by a link, prefetched', 'ms', ({ navigation }) => navigation),
  ];
}

/** ms beyond 50 that tasks took after a moment. */
function blocked({ tasks }: PageTimes, since: number): number {
  const beyond = tasks.map(({ start, duration }) => Math.min(duration, start + duration - since) - 50);
  return beyond.reduce((sum, ms) => sum + Math.max(0, ms), 0);
}

/** ms; a task of up to 50 is none that a browser reports. */
function longestTask({ cold }: Visit): number {
  return Math.max(0, ...cold.tasks.map(({ duration }) => duration));
}

function longTasks({ cold }: Visit): number {
  return cold.tasks.filter(({ duration }) => duration > LONG_TASK).length;
}

function values(visits: readonly Visit[], read: (visit: Visit) => number | null): number[] {
  return visits.map(read).filter((value) => value !== null);
}
