import { setTimeout as delay } from 'node:timers/promises';
import { startGrownPortal } from './grown-portal.ts';
import { measureHomeMeanwhile } from './home-meanwhile.ts';
import { memoryOf } from './process-tree.ts';
import type { Chapter } from './report.ts';
import { summarize } from './statistics.ts';

const ARTICLES = 10_000;
const MOST_MEGABYTES = 50;
const READERS = 20;
const LOOK_MS = 100;

/** The list of all articles when there are 10,000: its cost in memory, and its effect on the home page. */
export async function measureAllArticles(): Promise<Chapter> {
  const { portal, stop } = await startGrownPortal({ articles: ARTICLES, events: 100, sponsors: 10, releases: 5 });
  try {
    for (const path of ['/', '/news', '/api/news?page=1']) await (await fetch(portal.url + path)).arrayBuffer();
    const memory = async () => (await memoryOf(portal.pid))?.bytes ?? NaN;
    const before = await memory();
    const began = performance.now();
    const reading = Promise.all(Array.from({ length: READERS }, () => readAll(portal.url)));
    const most = await highest(memory, reading);
    const sizes = await reading;
    const seconds = (performance.now() - began) / 1000;
    const { measures, note } = await measureHomeMeanwhile(portal.url, 'all articles', () => ['/api/news']);
    return {
      title: `GET /api/news with ${ARTICLES.toLocaleString('en')} articles`,
      reference: 'same load on `/healthz`',
      measures: [
        {
          name: `Most memory while ${READERS} read at once`,
          unit: 'MB',
          portal: summarize([(most - before) / 1e6]),
          target: { kind: 'at-most', limit: MOST_MEGABYTES },
        },
        ...measures,
      ],
      notes: [
        `${((sizes[0] ?? 0) / 1e6).toFixed(1)} MB; made and read by ${READERS} in ${seconds.toFixed(1)} s.`,
        note,
      ],
    };
  } finally {
    await stop();
  }
}

/** The highest value read until something is done. */
async function highest(read: () => Promise<number>, until: Promise<unknown>): Promise<number> {
  let isDone = false;
  void until.finally(() => (isDone = true)).catch(() => undefined);
  let most = await read();
  while (!isDone) {
    // oxlint-disable-next-line no-await-in-loop -- it looks again and again
    await delay(LOOK_MS);
    // oxlint-disable-next-line no-await-in-loop -- as above
    most = Math.max(most, await read());
  }
  return most;
}

async function readAll(url: string): Promise<number> {
  let bytes = 0;
  const answer = await fetch(`${url}/api/news`, { headers: { 'accept-encoding': 'identity' } });
  for await (const part of answer.body ?? []) bytes += (part as Uint8Array).length;
  return bytes;
}
