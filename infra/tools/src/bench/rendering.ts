import type { BenchPortal } from './bench-portal.ts';
import { latestArticles, signedInEditor } from './editing.ts';
import { onOneCore } from './one-core.ts';
import type { Chapter } from './report.ts';
import { summarize } from './statistics.ts';

const RENDERS = 140;
/** The first ones warm up the worker. */
const UNCOUNTED = 60;

/** Time of a home page that is not in the cache: before each request an article that it shows is changed. */
export async function measureRendering(portal: BenchPortal): Promise<Chapter> {
  const [article] = await latestArticles(portal.url);
  if (!article) throw new Error('The portal has no articles');
  const change = await signedInEditor(portal.url);
  const times: number[] = [];

  const isLimited = await onOneCore(portal.pid, async () => {
    for (let count = 0; count < RENDERS; count += 1) {
      const title = `${article.title} ${count}`;
      await change(article.id, title);
      const began = performance.now();
      const html = await (await fetch(portal.url, { headers: { 'accept-encoding': 'br' } })).text();
      if (count >= UNCOUNTED) times.push(performance.now() - began);
      if (!html.includes(title)) throw new Error('The home page came from a cache that is out of date');
    }
  });
  await change(article.id, article.title);

  return {
    title: 'Rendering',
    measures: [
      {
        name: `Home page, not cached, ${isLimited ? 'one core' : 'all cores'}`,
        unit: 'ms',
        portal: summarize(times),
        target: { kind: 'at-most', limit: 18 },
      },
    ],
    notes: ['Request to last byte: data from the database, rendering, compression.'],
  };
}
