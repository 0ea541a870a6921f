import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '@portal/api';
import type { BenchPortal } from './bench-portal.ts';
import { signIn } from './editing.ts';
import { startGrownPortal, type GrownPortal } from './grown-portal.ts';
import type { Season } from './grown-season.ts';
import type { Chapter, Measure } from './report.ts';
import { summarize } from './statistics.ts';

const ROUNDS = 15;
/** The first ones warm up both sides. */
const UNCOUNTED = 3;
/** The allowed cost of a hundred times as many rows: it may grow with their logarithm, 10,000 against 100. */
const LOGARITHM = Math.log(10_000) / Math.log(100);

const YOUNG: Season = { articles: 100, events: 100, sponsors: 10, releases: 5 };
const OLD: Season = { articles: 10_000, events: 10_000, sponsors: 500, releases: 50 };

/** `isLinear`: names or counts all there are, by its nature. */
const addresses: readonly { name: string; path: string; isLinear?: true }[] = [
  { name: 'Home page', path: '/' },
  { name: '/news', path: '/news' },
  { name: '/spielplan', path: '/spielplan' },
  { name: '/kalender', path: '/kalender' },
  { name: 'News, first page', path: '/api/news?page=1&limit=10' },
  { name: 'News, last page', path: '/api/news?page=LAST&limit=10' },
  { name: 'News, found by a word', path: '/api/news?search=Derby&page=1&limit=10', isLinear: true },
  { name: 'Similar news', path: '/api/news/ARTICLE/similar' },
  { name: 'Unread news', path: `/api/news/count/unread?since=${Date.now() - 86_400_000}` },
  { name: 'Termine of a month', path: '/api/events/range?start=2026-11-01T00:00:00Z&end=2026-12-01T00:00:00Z' },
  { name: 'Next match', path: '/api/matches/next' },
  { name: 'Admin: news', path: '/api/admin/news?page=1&limit=20' },
  { name: 'Admin: Termine', path: '/api/admin/events?page=1&limit=20', isLinear: true },
  { name: 'Admin: overview', path: '/api/admin/overview' },
  { name: 'Admin: modules', path: '/api/admin/modules' },
  { name: '/sponsoren', path: '/sponsoren', isLinear: true },
];

type Side = GrownPortal & { cookie: string };

/** The cost of an uncached request after a hundred seasons, compared with one season. */
export async function measureGrowth(): Promise<Chapter> {
  const old = await startSide(OLD);
  const young = await startSide(YOUNG);
  const measures: Measure[] = [];
  try {
    for (const { name, path, isLinear } of addresses) {
      const times = { old: [] as number[], young: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        const values = [await uncached(old, path, OLD), await uncached(young, path, YOUNG)] as const;
        if (round < UNCOUNTED) continue;
        times.old.push(values[0]);
        times.young.push(values[1]);
      }
      measures.push({
        name,
        unit: 'ms',
        portal: summarize(times.old),
        reference: summarize(times.young),
        ...(!isLinear && { target: { kind: 'ratio-at-most', limit: LOGARITHM } }),
      });
    }
  } finally {
    await old.stop();
    await young.stop();
  }
  return {
    title: 'Growth: 10,000 articles, 10,000 Termine, 500 sponsors, 50 releases of each section',
    reference: '100, 100, 10 and 5',
    measures,
    notes: ['Everything is made anew for each request. Without a target: what names or counts all it finds.'],
  };
}

async function startSide(season: Season): Promise<Side> {
  const side = await startGrownPortal(season);
  return { ...side, cookie: await signIn(side.portal.url) };
}

async function uncached({ portal, db, cookie }: Side, path: string, season: Season): Promise<number> {
  await forgetAll(portal, db);
  const article = await db('articles').where({ status: 'published' }).first<{ id: string }>('id');
  const url = portal.url + path.replace('LAST', String(season.articles / 10)).replace('ARTICLE', article?.id ?? '');
  const began = performance.now();
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - began;
}

/** Raises the content revision for all that is kept, and waits until the portal knows. */
async function forgetAll({ metricsUrl }: BenchPortal, db: Database): Promise<void> {
  await db.raw("SELECT note_content_change('everything')");
  const row = await db<{ revision: string }>('content_revision').first('revision');
  const wanted = Number(row?.revision);
  for (;;) {
    const metrics = await (await fetch(metricsUrl)).text();
    if (Number(/^portal_content_revision (\d+)/m.exec(metrics)?.[1]) >= wanted) return;
    await delay(5);
  }
}
