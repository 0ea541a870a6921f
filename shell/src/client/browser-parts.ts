import type { ComponentType } from 'react';
import { remoteName, whenSignedIn, type Section } from '@portal/shared-ui';
import type { LiveSection, PageRegistry } from '../routing/page-state.ts';
import { partKey, type Part } from '../routing/matching.ts';
import { markLoaded, onlyExport, type PartSource } from '../routing/part-source.ts';
import { createHungParts } from './hung-parts.ts';
import { loadExposed } from './load-container.ts';

/** Timeout for loading a section in ms. */
const LOAD_TIME_LIMIT = 15_000;

type Loading<T> = { promise: Promise<T>; value?: T; hasFailed?: boolean };

/** Parts loaded through Module Federation, and their sections for facts that only these know, such as a page's data. */
export type BrowserParts = PartSource &
  Required<Pick<PartSource, 'shown'>> & {
    section(name: string): Promise<Section>;
    /** A section whose code has run already. */
    evaluated(name: string): Section | undefined;
    /** Adds further sections. */
    learn(registry: Pick<PageRegistry, 'sections'>): void;
  };

/** Knows the sections from the registry; nothing is requested before a part is needed. */
export function createBrowserParts({ sections: shown }: Pick<PageRegistry, 'sections'>): BrowserParts {
  let live = shown;
  const sections = new Map<string, Loading<Section>>();
  const parts = new Map<string, Loading<ComponentType>>();
  const attempts = new Map<string, number>();
  const hung = createHungParts();
  const begin = (part: Part) => hung.begin(part, live.find(({ name }) => name === part.section)?.version);

  const expose = async (name: string): Promise<Section> => {
    const found = live.find((one) => one.name === name);
    if (!found) throw new Error(`There is no section ${name}`);
    const entry = entryOf(found, attempts.get(name) ?? 0);
    const { section: exposed } = (await loadExposed(remoteName(name), entry, './section')) as { section?: Section };
    if (!exposed) throw new Error(`Section ${name} exposes nothing`);
    return exposed;
  };

  const section = (name: string): Promise<Section> => {
    const known = sections.get(name);
    if (known) return known.promise;
    const loading = track(withTimeLimit(expose(name)));
    sections.set(name, loading);
    return loading.promise;
  };

  const load = async (part: Part): Promise<ComponentType> => {
    if (accessTo(live, part)) await whenSignedIn();
    begin(part);
    const { pages, widgets } = await section(part.section);
    const found = part.kind === 'page' ? pages.find(({ path }) => path === part.name) : widgets[part.name];
    if (!found) throw new Error(`Section ${part.section} has no ${part.kind} ${part.name}`);
    return onlyExport(await withTimeLimit(found.load()));
  };

  return {
    section,
    learn: ({ sections: all }) => void (live = all),
    evaluated: (name) => sections.get(name)?.value,
    load(part) {
      const key = partKey(part);
      const loading = parts.get(key) ?? track(load(part).finally(() => hung.end(part)));
      parts.set(key, loading);
      return loading.promise;
    },
    entering: begin,
    shown: (part) => hung.shown(part),
    forget(part) {
      parts.delete(partKey(part));
      // A widget is forgotten whenever its page is left, a page when somebody retries it.
      if (part.kind === 'page') hung.forgive(part);
      if (!sections.get(part.section)?.hasFailed) return;
      attempts.set(part.section, (attempts.get(part.section) ?? 0) + 1);
      sections.delete(part.section);
    },
  };
}

/** The audience of a part, if it is not everybody. */
export function accessTo(sections: readonly LiveSection[], { section, kind, name }: Part) {
  const pages = kind === 'page' ? sections.find((live) => live.name === section)?.pages : undefined;
  return pages?.find(({ path }) => path === name)?.access;
}

function track<T>(promise: Promise<T>): Loading<T> {
  const loading: Loading<T> = { promise };
  promise.then(
    (value) => {
      loading.value = value;
      void markLoaded(promise, value);
    },
    () => (loading.hasFailed = true),
  );
  return loading;
}

/** A repeated attempt gets an address of its own: a browser may cache the failed answer. */
function entryOf({ url }: LiveSection, attempt: number): string {
  return `${url}client/remoteEntry.js${attempt === 0 ? '' : `?versuch=${attempt}`}`;
}

function withTimeLimit<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not loaded within ${LOAD_TIME_LIMIT} ms`)), LOAD_TIME_LIMIT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
