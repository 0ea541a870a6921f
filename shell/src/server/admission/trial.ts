import { LRUCache } from 'lru-cache';
import type { DescribedPage } from '@portal/api/contract';
import { pagePolicy } from '../pipeline/page-headers.ts';
import { createPageRenderer, type PageRenderer } from '../pipeline/page-renderer.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { RenderAborted } from '../worker/render-pool.ts';
import { visitOf } from '../worker/visit.ts';
import { sampleEntries } from './sample-entries.ts';

/** Bytes of a candidate's documents that are kept until a browser opens them; one of the demo club has 150 kB. */
const MOST_DOCUMENTS = 32 * 1024 * 1024;
/** Multiplies the timeout of a live render: here all code runs for the first time, maybe during a busy start. */
const COLD_START_FACTOR = 2;

/** Renders only for a check: damage is not reported, and all code may run for the first time. */
export function startRenderer(api: PortalApi, timeLimit: number): PageRenderer {
  return createPageRenderer({
    api: { ...api, mendRelease: () => undefined },
    origin: 'http://portal',
    timeLimit: timeLimit * COLD_START_FACTOR,
    log: { warn: () => undefined },
  });
}

/** Renders the page at a path with the renderer's releases. */
export function renderAt(renderer: PageRenderer, path: string) {
  return renderer.render(visitOf(path, renderer.registry()));
}

/** A document that visitors would get, with its content security policy; empty where there is none at all. */
export type TrialDocument = { html: string; policy: string };
/** With the fault of the section in it. */
type Rendered = TrialDocument & { failure: unknown };

/** Renders a section path by path, by a renderer that is started when it is needed. */
export function createTrial(section: string, api: PortalApi, timeLimit: number) {
  let renderer: PageRenderer | undefined;
  let isClosed = false;
  /** What is dropped is rendered again. */
  const rendered = new LRUCache<string, Rendered>({ maxSize: MOST_DOCUMENTS });
  /** A path at a time: one that hangs would take the others with it. */
  let turn: Promise<unknown> = Promise.resolve();

  const render = async (path: string): Promise<Rendered> => {
    if (isClosed) return { failure: new Error('The trial is over'), html: '', policy: '' };
    const current = (renderer ??= startRenderer(api, timeLimit));
    const result = await renderAt(current, path).then(
      ({ failed, html, ...page }) => ({
        failure: failed[section],
        html: String(html),
        policy: pagePolicy({ isHttps: false }, page),
      }),
      (failure: unknown) => ({ failure, html: '', policy: '' }),
    );
    rendered.set(path, result, { size: Buffer.byteLength(result.html) + result.policy.length + 1 });
    // An aborted worker puts the section in quarantine, where nothing more is learnt of it.
    if (result.failure instanceof RenderAborted) {
      renderer = undefined;
      await current.close();
    }
    return result;
  };
  /** The browser asks for pages while it is tried whether all can be rendered. */
  const at = (path: string): Promise<Rendered> => {
    const next = turn.then(() => rendered.get(path) ?? render(path));
    turn = next.catch(() => undefined);
    return next;
  };
  return {
    /** The fault of the section at a path, if any. */
    failureAt: async (path: string): Promise<unknown> => (await at(path)).failure,

    /** The document visitors would get at a path; empty if there is none. */
    documentOf: async (path: string): Promise<TrialDocument> => {
      const { html, policy } = await at(path);
      return { html, policy };
    },

    /** A few addresses behind a page whose path has parameters. Throws when they cannot be read. */
    entriesOf(this: void, page: DescribedPage, owner = section): Promise<string[]> {
      const { readEntries } = (renderer ??= startRenderer(api, timeLimit));
      return sampleEntries(owner, page, api, readEntries);
    },

    close: async () => {
      isClosed = true;
      await turn;
      await renderer?.close();
    },
  };
}
