import type { Registry } from '@portal/api/contract';
import type { SettledResource } from '@portal/shared-ui';
import { matchPage, partsOf } from '../app/matching.ts';
import type { LiveRegistry } from '../app/page-state.ts';
import { createDocument, type ShellAssets } from './document.ts';
import { liveRegistry, serverBundles } from './live-releases.ts';
import type { PortalApi } from './portal-api.ts';
import { createQuarantine } from './quarantine.ts';
import { createRenderPool, RenderAborted, type RenderPool } from './render-pool.ts';
import type { Rendered } from './worker-protocol.ts';

/** A page as text; `isComplete` is false when a section or its data was missing, so that it is not kept for long. */
export type RenderedPage = { statusCode: number; html: string; isComplete: boolean };

export type PageRendererOptions = {
  api: PortalApi;
  assets: ShellAssets;
  workerFile: string;
  /** The site's own origin for canonical addresses. */
  origin: string;
  /** Milliseconds for one render, and for the data of a page. */
  timeLimit: number;
  log: { warn: (details: object, message: string) => void };
};

export type PageRenderer = {
  /** Renders pathname + query with the live releases. */
  render(path: string): Promise<RenderedPage>;
  close(): Promise<void>;
};

/** The resource every page carries: the club's facts. */
const CLUB_RESOURCE = '/api/settings';

/** Steps 2 to 4 of a request (architecture, section 3): match, fetch data, render in the worker, write the document. */
export function createPageRenderer({
  api,
  assets,
  workerFile,
  origin,
  timeLimit,
  log,
}: PageRendererOptions): PageRenderer {
  const quarantine = createQuarantine();
  let live: { source: Registry; registry: LiveRegistry; pool: RenderPool } | undefined;

  const liveNow = () => {
    const source = api.registry();
    if (live?.source.revision === source.revision) return live;
    void live?.pool.close();
    const registry = liveRegistry(source, api);
    const bundles = serverBundles(source, (section, version) => api.releaseFolder(section, version));
    live = { source, registry, pool: createRenderPool({ workerFile, bundles, registry, timeLimit }) };
    return live;
  };

  /** Asks the worker; when a section makes it hang or die, asks again without that section. */
  const ask: RenderPool['ask'] = async (request) => {
    const { pool, registry } = liveNow();
    try {
      return await pool.ask(request);
    } catch (error) {
      if (!(error instanceof RenderAborted) || !('without' in request)) throw error;
      const suspects = error.section ? [error.section] : registry.sections.map(({ name }) => name);
      log.warn({ err: error, sections: suspects }, 'Section is not rendered on the server for a while');
      for (const name of suspects) quarantine.add(name, versionOf(registry, name));
      return pool.ask({ ...request, without: [...request.without, ...suspects] });
    }
  };

  return {
    async render(path) {
      const { source, registry } = liveNow();
      const { pathname } = new URL(path, 'http://portal');
      const match = pathname === '/' ? undefined : matchPage(registry, pathname);
      const without = registry.sections
        .filter(({ name, version }) => quarantine.has(name, version))
        .map(({ name }) => name);

      const wanted = await ask({ type: 'resources', path, without });
      const resources = await fetchResources(api, [CLUB_RESOURCE, ...wanted.keys], timeLimit);
      const state = { resources: resources.settled, origin, year: berlinYear() };
      const rendered: Rendered = await ask({ type: 'render', path, state, without });

      const failed = { ...wanted.failed, ...rendered.failed };
      for (const [section, reason] of Object.entries(failed))
        log.warn({ section, reason, path }, 'Section failed on the server');
      return {
        statusCode: statusOf(pathname === '/' || match !== undefined, resources, wanted.keys),
        html: createDocument({
          rendered,
          state: { ...state, registry },
          assets,
          pageFiles: filesOf(source, registry, pathname),
        }),
        isComplete: resources.isComplete && Object.keys(failed).length === 0 && without.length === 0,
      };
    },
    close: async () => live?.pool.close(),
  };
}

type Fetched = { settled: Record<string, SettledResource>; isComplete: boolean };

/** Fetches in parallel; what does not come in time or fails on the server's side is left to the browser. */
async function fetchResources(api: PortalApi, keys: readonly string[], timeLimit: number): Promise<Fetched> {
  const settled: Record<string, SettledResource> = {};
  let isComplete = true;
  await Promise.all(
    keys.map(async (key) => {
      const answer = await Promise.race([api.get(key).catch(() => undefined), after(timeLimit)]);
      if (!answer || answer.statusCode >= 500) isComplete = false;
      else if (answer.statusCode < 300) settled[key] = { data: JSON.parse(answer.body) as unknown };
      else settled[key] = { status: answer.statusCode, text: answer.body };
    }),
  );
  return { settled, isComplete };
}

function statusOf(isKnownPath: boolean, { settled, isComplete }: Fetched, keys: readonly string[]): number {
  const isMissing = keys.some((key) => {
    const resource = settled[key];
    return resource && 'status' in resource && resource.status === 404;
  });
  if (!isKnownPath || isMissing) return 404;
  return isComplete ? 200 : 503;
}

/** Addresses of the client files a path hydrates with, each section's entry first. */
function filesOf(source: Registry, registry: LiveRegistry, pathname: string): string[] {
  const files = partsOf(registry, pathname).flatMap((part) => {
    const section = source.sections.find(({ name }) => name === part.section);
    const described =
      part.kind === 'page'
        ? section?.pages.find(({ path }) => path === part.name)
        : section?.widgets.find(({ name }) => name === part.name);
    if (!section || !described) return [];
    const { url } = registry.sections.find(({ name }) => name === part.section) ?? { url: '/' };
    return [section.entry, ...described.files].map((file) => url + file);
  });
  return [...new Set(files)];
}

function versionOf(registry: LiveRegistry, name: string): string {
  return registry.sections.find((section) => section.name === name)?.version ?? '';
}

function berlinYear(): number {
  return Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Europe/Berlin' }).format(new Date()));
}

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, time, undefined).unref());
}
