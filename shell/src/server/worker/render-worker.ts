import { isDeepStrictEqual } from 'node:util';
import type { Part } from '../../routing/matching.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { describeSection } from './describe-section.ts';
import { renderApp } from './render-app.tsx';
import { entriesNamed, resourcesNamed } from './named-texts.ts';
import { createSectionBundles } from './section-bundles.ts';
import { removeWaysOut } from './section-guard.ts';
import { noteSectionTimers } from './section-timers.ts';
import { providedNames } from './server-shared.ts';
import { thrownText } from './thrown-text.ts';
import type { Visit } from './visit.ts';
import { openChannel } from './worker-channel.ts';
import {
  type Answered,
  type BundleCode,
  type Rendered,
  type ToWorker,
  type WorkerAnswers,
  type WorkerReply,
  type WorkerRequest,
} from './worker-protocol.ts';

type Answering = (request: WorkerRequest) => Promise<WorkerAnswers[keyof WorkerAnswers]>;

// A reader of the log that is gone must not end the worker.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);

/** The callbacks that wait for the code of a section. */
const waiting = new Map<string, (bundle: BundleCode | undefined) => void>();
let answer: Answering | undefined;
const channel = openChannel<ToWorker, WorkerReply>((message) => {
  switch (message.type) {
    case 'start':
      answer = answering(message.sections, message.registry);
      return channel.say({ type: 'ready' });
    case 'bundle':
      return waiting.get(message.section)?.(message.intact);
    case 'ask':
      return void reply(message.id, message.request);
  }
});
noteSectionTimers(globalThis, channel);
removeWaysOut();

async function reply(id: number, request: WorkerRequest): Promise<void> {
  let answered: Answered;
  let html: Buffer | undefined;
  try {
    const { html: page, ...others } = ((await answer?.(request)) ?? {}) as Partial<Rendered>;
    html = page;
    answered = { ok: true, answer: others };
  } catch (error) {
    answered = { ok: false, message: thrownText(error) };
  }
  channel.note(0);
  channel.say({ type: 'answer', id, outside: process.memoryUsage().arrayBuffers, ...answered }, html);
}

function answering(names: readonly string[], registry: LiveRegistry): Answering {
  const noteRunning = (section: string) => channel.note(names.indexOf(section) + 1);
  const sections = createSectionBundles(names, fetchBundle, noteRunning);

  /** The SWR keys of everything a visit shows, as its sections name them. */
  const resources = async (visit: Visit, without: readonly string[]): Promise<WorkerAnswers['resources']> => {
    const failed: Record<string, string> = {};
    const named = new Map<Part, readonly string[]>();
    const ofSection = (section: string) => [...named].flatMap(([part, keys]) => (part.section === section ? keys : []));
    // One after the other, so that the one noted is the one whose code runs; section by section, because the portal
    // wakes up for each note.
    for (const part of visit.parts.toSorted(bySection)) {
      if (without.includes(part.section)) continue;
      try {
        const data = await resourcesOf(part, visit);
        named.set(part, resourcesNamed(data, `data of ${part.name}`, ofSection(part.section)));
      } catch (error) {
        failed[part.section] = thrownText(error);
      }
    }
    return { keys: [...new Set(visit.parts.flatMap((part) => named.get(part) ?? []))], failed };
  };

  const resourcesOf = async (part: Part, { path, params }: Visit): Promise<readonly string[]> => {
    const { pages, widgets } = await sections.section(part.section);
    noteRunning(part.section);
    if (part.kind === 'widget') return widgets[part.name]?.data?.() ?? [];
    const query = new URL(path, 'http://portal').searchParams;
    return pages.find((page) => page.path === part.name)?.data?.({ params, query }) ?? [];
  };

  return async (request) => {
    switch (request.type) {
      case 'provides':
        return providedNames();
      case 'describe':
        return describeSection(await sections.section(request.section));
      case 'resources':
        return resources(request.visit, request.without);
      case 'entries': {
        const { pages } = await sections.section(request.section);
        const entries = pages.find(({ path }) => path === request.page)?.entries;
        const next = entries?.next?.(request.answer);
        return entriesNamed(entries?.paths(request.answer) ?? [], next, `entries of ${request.page}`);
      }
      case 'render': {
        const { visit, without, named } = request;
        const others = named && (await resources(visit, without));
        const isAsNamed = !others || isDeepStrictEqual(others, { keys: named, failed: {} });
        return isAsNamed ? renderApp({ ...request, registry, sections, onEnter: noteRunning }) : { others };
      }
    }
  };
}

function bySection({ section: a }: Part, { section: b }: Part): number {
  return Number(a > b) - Number(a < b);
}

function fetchBundle(section: string): Promise<BundleCode | undefined> {
  channel.say({ type: 'needs', section });
  return new Promise((resolve) => waiting.set(section, resolve));
}
