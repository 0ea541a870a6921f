import { Agent, get } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';

/** The target, paths, duration and rate of a load. */
export type Load = {
  url: string;
  paths: readonly string[];
  seconds: number;
  /** Requests begun each second, whether answers come or not; as many as the connections carry when it is left out. */
  perSecond?: number;
  connections?: number;
};

/**
 * `p50` and `p99` in ms, counted from when a request was due at the latest, so that waiting for a busy connection is
 * part of it.
 */
export type LoadResult = { perSecond: number; p50: number; p99: number; failed: number };

const CONNECTIONS = 16;

/** Asks for the paths in turn over kept connections. */
export async function runLoad({
  url,
  paths,
  seconds,
  perSecond,
  connections = CONNECTIONS,
}: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times = createHistogram();
  const began = performance.now();
  const end = began + seconds * 1000;
  let next = 0;
  let done = 0;
  let failed = 0;

  const visitor = async () => {
    for (;;) {
      const index = next++;
      const due = perSecond ? began + (index * 1000) / perSecond : performance.now();
      if (due >= end) return;
      const early = due - performance.now();
      if (early > 1) await delay(early);
      const from = Math.min(due, performance.now());
      const status = await ask(url + paths[index % paths.length], agent);
      if (status >= 500 || status === 0) failed += 1;
      done += 1;
      times.record(Math.max(1, Math.round((performance.now() - from) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  return { perSecond: done / seconds, p50: times.percentile(50) / 1000, p99: times.percentile(99) / 1000, failed };
}

/** The status of an answer that arrived whole; 0 when it did not. */
function ask(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', () => resolve(0));
    }).on('error', () => resolve(0));
  });
}
