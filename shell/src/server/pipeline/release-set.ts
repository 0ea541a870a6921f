import { LRUCache } from 'lru-cache';
import type { Registry } from '@portal/api/contract';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { SHELL, type ShownRelease } from '../../routing/shown-releases.ts';
import { createRenderPool, RenderAborted, type RenderPool } from '../worker/render-pool.ts';
import type { WorkerSource } from '../worker/worker-source.ts';
import { liveRegistry, serverBundles } from './live-releases.ts';
import type { PortalApi } from './portal-api.ts';
import { createQuarantine } from './quarantine.ts';
import type { Tally } from './release-tally.ts';
import type { Shell } from './shell-release.ts';

/**
 * One set of releases, its worker, and the releases in quarantine; neither worker nor shell before the first shell is
 * live.
 */
export type ReleaseSet = {
  source: Registry;
  registry: LiveRegistry;
  /** The resources that pages named last, by path: most name the same again, which saves a request to the worker. */
  named: LRUCache<string, string[]>;
  quarantine: ReturnType<typeof createQuarantine>;
  shell?: Shell;
  pool?: RenderPool;
};

/** No shell has been released yet, so there is nothing to render with. */
export class NoShell extends Error {
  readonly statusCode = 503;
}

/** Sections that left their place to the browser, with their code's error or the way it ended the worker. */
export type Failures = Record<string, string | RenderAborted>;

/** The sections whose code answers a question, and which of them failed so far. */
type Asked = { failed: Failures; sections: readonly string[] };

type Send<Answer> = (pool: RenderPool, without: string[]) => Promise<Answer>;

/** Characters of the resources that are remembered; those of a page have some hundred. */
const MOST_NAMED = 500_000;

/** Its worker starts with the first question. */
export function openReleaseSet(
  source: Registry,
  { api, timeLimit, workers }: { api: PortalApi; timeLimit: number; workers: WorkerSource },
): ReleaseSet {
  const shell = api.shell(source);
  const registry = liveRegistry(source, api);
  const bundles = serverBundles(source, (section, version) => api.releaseFolder(section, version));
  const quarantine = createQuarantine();
  const named = new LRUCache<string, string[]>({
    maxSize: MOST_NAMED,
    sizeCalculation: (keys, path) => path.length + keys.join().length + 1,
  });
  if (!shell) return { source, registry, named, quarantine };
  const onDamage = (damaged: string) => {
    const version = damaged === SHELL ? shell.version : registry.sections.find(({ name }) => name === damaged)?.version;
    if (version && quarantine.add(damaged, version)) api.mendRelease(damaged, version);
  };
  const { workerFile, released = [] } = shell;
  const pool = createRenderPool({ workerFile, released, workers, bundles, registry, timeLimit, onDamage });
  return { source, registry, named, quarantine, shell, pool };
}

/** The version of a section in a set. */
export function releaseOf({ registry }: ReleaseSet, section: string): ShownRelease | undefined {
  const version = registry.sections.find(({ name }) => name === section)?.version;
  return version === undefined ? undefined : { section, version };
}

/** The sections that are left to the browser for a while. */
export function quarantined({ registry, quarantine }: ReleaseSet): string[] {
  return registry.sections.filter(({ name, version }) => quarantine.has(name, version)).map(({ name }) => name);
}

/**
 * Evaluates the code of all sections. A section that fails here is found, and left out, by the first page that needs
 * it.
 */
export async function evaluate({ source, pool }: ReleaseSet): Promise<void> {
  // Pages behind the login come last: the server renders only their frame, and they are most of the code.
  const isForVisitors = ({ pages }: Registry['sections'][number]) => pages.some(({ access }) => !access);
  const inOrder = source.sections.toSorted((a, b) => Number(isForVisitors(b)) - Number(isForVisitors(a)));
  for (const { name } of inOrder) await pool?.ask({ type: 'describe', section: name }).catch(() => undefined);
}

type AskingOptions = { log: { warn: (details: object, message: string) => void }; tally?: Tally };

/**
 * Finds, among several sections none of which was noted, the one without which the worker answers. Returns undefined if
 * leaving out one does not help, or another page has found it meanwhile.
 */
async function withoutOne<Answer>(set: ReleaseSet, suspects: readonly string[], send: Send<Answer>) {
  const { pool, registry, quarantine } = set;
  if (!pool) return undefined;
  const wasFound = ({ name, version }: { name: string; version: string }) => quarantine.hasHad(name, version);
  const foundBefore = registry.sections.filter(wasFound).map(({ name }) => name);
  // An earlier culprit is tried first: each of the others costs a worker.
  const inOrder = suspects.toSorted((a, b) => Number(foundBefore.includes(b)) - Number(foundBefore.includes(a)));
  for (const culprit of inOrder) {
    const without = quarantined(set);
    if (suspects.some((name) => without.includes(name))) return undefined;
    try {
      return { culprit, answer: await send(pool, [...without, culprit]) };
    } catch (error) {
      if (!(error instanceof RenderAborted)) throw error;
    }
  }
  return undefined;
}

/**
 * Asks the worker for something of these sections. When that hangs or dies, a fresh one is asked, because any section
 * may have left something in the old one; when that ends as well, or the culprit is known, it is asked without the
 * culprit, which counts as that section's failure. If no section was noted, the culprit is the one without which there
 * is an answer; otherwise all are left out. Throws {@link NoShell}.
 */
export function createAsking({ log, tally }: AskingOptions) {
  /** Leaves sections to the browser for a while. */
  const leaveOut = ({ registry, quarantine }: ReleaseSet, suspects: readonly string[], error: RenderAborted) => {
    const added = registry.sections.filter(
      ({ name, version }) => suspects.includes(name) && quarantine.add(name, version),
    );
    for (const { name, version } of added) tally?.({ section: name, version }, 'quarantines');
    if (added.length > 0)
      log.warn(
        { err: error, sections: added.map(({ name }) => name) },
        'Section is not rendered on the server for a while',
      );
  };

  return async function ask<Answer>(
    set: ReleaseSet,
    { failed, sections }: Asked,
    send: Send<Answer>,
    isFresh = false,
  ): Promise<Answer> {
    if (!set.pool) throw new NoShell('No shell is live');
    const without = quarantined(set);
    try {
      return await send(set.pool, without);
    } catch (error) {
      if (!(error instanceof RenderAborted)) throw error;
      const blamed = error.section && releaseOf(set, error.section);
      if (blamed) tally?.(blamed, 'workers');
      const isCertain = error.why === 'slow' && error.section !== undefined;
      if (!isCertain && !isFresh) return ask(set, { failed, sections }, send, true);
      const suspects = (error.section ? [error.section] : [...new Set(sections)]).filter(
        (name) => !without.includes(name),
      );
      if (suspects.length === 0) throw error;
      const found = suspects.length > 1 ? await withoutOne(set, suspects, send) : undefined;
      if (suspects.some((name) => quarantined(set).includes(name))) return ask(set, { failed, sections }, send);
      const culprits = found ? [found.culprit] : suspects;
      leaveOut(set, culprits, error);
      for (const name of culprits) failed[name] = error;
      return found ? found.answer : ask(set, { failed, sections }, send);
    }
  };
}
