import { parentPort, workerData } from 'node:worker_threads';
import type { Part } from '../../routing/matching.ts';
import { describeSection } from './describe-section.ts';
import { renderApp } from './render-app.tsx';
import { createSectionBundles } from './section-bundles.ts';
import { noteSectionTimers } from './section-timers.ts';
import { ownNames } from './server-shared.ts';
import type { Visit } from './visit.ts';
import type { WorkerAnswers, WorkerData, WorkerReady, WorkerReply, WorkerRequest } from './worker-protocol.ts';

const { bundles, registry, current } = workerData as WorkerData;
const running = new Int32Array(current);
const names = bundles.map(({ name }) => name);
const noteRunning = (section: string) => void Atomics.store(running, 0, names.indexOf(section) + 1);
noteSectionTimers(globalThis, {
  current: () => Atomics.load(running, 0),
  note: (owner) => void Atomics.store(running, 0, owner),
});
const damaged = new Set<string>();
const sections = createSectionBundles(bundles, noteRunning, (section) => damaged.add(section));

async function answer(request: WorkerRequest): Promise<WorkerAnswers[keyof WorkerAnswers]> {
  switch (request.type) {
    case 'provides':
      return ownNames;
    case 'describe':
      return describeSection(await sections.section(request.section));
    case 'resources':
      return resources(request.visit, request.without);
    case 'entries': {
      const { pages } = await sections.section(request.section);
      const entries = pages.find(({ path }) => path === request.page)?.entries;
      const next = entries?.next?.(request.answer);
      return { paths: [...(entries?.paths(request.answer) ?? [])], ...(next !== undefined && { next }) };
    }
    case 'render':
      return renderApp({ ...request, registry, sections, onEnter: noteRunning });
  }
}

/** The SWR keys of everything a visit shows, as its sections name them. */
async function resources(visit: Visit, without: readonly string[]): Promise<WorkerAnswers['resources']> {
  const failed: Record<string, string> = {};
  const keys = new Set<string>();
  // One after the other, so that the one noted is the one whose code runs.
  for (const part of visit.parts) {
    if (without.includes(part.section)) continue;
    try {
      for (const key of await resourcesOf(part, visit)) keys.add(key);
    } catch (error) {
      failed[part.section] = String(error instanceof Error ? error.stack : error);
    }
  }
  return { keys: [...keys], failed };
}

async function resourcesOf(part: Part, { path, params }: Visit): Promise<readonly string[]> {
  const { pages, widgets } = await sections.section(part.section);
  noteRunning(part.section);
  if (part.kind === 'widget') return widgets[part.name]?.data?.() ?? [];
  const query = new URL(path, 'http://portal').searchParams;
  return pages.find((page) => page.path === part.name)?.data?.({ params, query }) ?? [];
}

type Answered = { ok: true; answer: unknown } | { ok: false; message: string };

parentPort?.on('message', ({ id, ...request }: WorkerRequest & { id: number }) => {
  const reply = (message: Answered) => {
    Atomics.store(running, 0, 0);
    const outside = process.memoryUsage().arrayBuffers;
    parentPort?.postMessage({ id, outside, damaged: [...damaged], ...message } satisfies WorkerReply);
    damaged.clear();
  };
  answer(request as WorkerRequest).then(
    (value) => reply({ ok: true, answer: value }),
    (error: unknown) =>
      reply({ ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});

parentPort?.postMessage({ isReady: true } satisfies WorkerReady);
