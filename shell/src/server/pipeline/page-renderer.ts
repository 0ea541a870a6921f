import { LRUCache } from 'lru-cache';
import type { ClubFacts, ClubProvider, Department, Registry } from '@portal/api/contract';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { frameResources } from '../../routing/frame-resources.ts';
import type { Part } from '../../routing/matching.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { SHELL, shownOf, shownReleases, type ShownRelease } from '../../routing/shown-releases.ts';
import { createDocument } from './document.ts';
import type { FailingPaths } from './failing-paths.ts';
import { fetchResources, type Fetched } from './fetch-resources.ts';
import { liveRegistry, serverBundles } from './live-releases.ts';
import { namingKeys, newAddress, statusOf } from './naming-resource.ts';
import { providerOrigins, type PageOrigins } from './page-headers.ts';
import { pageVersion } from './page-version.ts';
import type { PortalApi } from './portal-api.ts';
import { ofShell, pageName, type FailureReport, type Tally } from './release-tally.ts';
import { isRarePage } from './rare-page.ts';
import { createQuarantine } from './quarantine.ts';
import { countShellFailures } from './shell-failures.ts';
import { createRenderPool, RenderAborted, RenderFailed, type RenderPool } from '../worker/render-pool.ts';
import type { Shell } from './shell-release.ts';
import { asShown, DEPARTMENTS, describeSite, HOME } from './structured-data.ts';
import { visitOf, type Visit } from '../worker/visit.ts';
import type { Named, WorkerAnswers } from '../worker/worker-protocol.ts';
import { freshWorkers, type WorkerSource } from '../worker/worker-source.ts';

/** A page as UTF-8; `isComplete` is false when a section or its data was missing, so that it is not kept for long. */
export type RenderedPage = PageOrigins & {
  statusCode: number;
  html: Buffer;
  /** Names the shell and the releases it was really made with (page-version.ts). */
  version: string;
  isComplete: boolean;
  /** Its query names nothing that is there (rare-page.ts). */
  isRare?: true;
  /** The address the page has now; with status 301, and without any HTML. */
  movedTo?: string;
  /** The shell's code that is inline in the page, which the policy has to allow, too. */
  recorder?: string;
  /** The versions a visitor gets with it; none where there is no page to read. */
  shows?: readonly ShownRelease[];
};

/** No shell has been released yet, so there is nothing to render with. */
export class NoShell extends Error {
  readonly statusCode = 503;
}

/** Sections that left their place to the browser, with what their code threw or how it ended the worker. */
type Failures = Record<string, string | RenderAborted>;

export type PageRendererOptions = {
  api: PortalApi;
  /** The site's own origin for canonical addresses. */
  origin: string;
  /** Milliseconds for one render, and for the data of a page. */
  timeLimit: number;
  log: { warn: (details: object, message: string) => void };
  /** Hears how the releases fare; nobody wants to know that of a check. */
  tally?: Tally;
  /** Hears why they failed. */
  report?: FailureReport;
  /** Closed with the renderer. */
  workers?: WorkerSource;
  /** Remembers where sections fail. */
  failing?: FailingPaths;
  /** The candidate among its releases, as the tabs of its pages ask for the others (page-state.ts). */
  candidate?: string;
};

export type PageRenderer = {
  /** Starts the worker of the live releases and evaluates their code, before anybody asks for it. Never rejects. */
  warm(): Promise<void>;
  /**
   * Starts a worker for releases that are about to go live and lets it load the shell, so that no visitor waits for it;
   * the answer renders with it. Never rejects.
   */
  prepare(next: Registry): Promise<PreparedReleases>;
  /** The live releases, as visits are matched with them. */
  registry(): LiveRegistry;
  /**
   * Renders with the live releases, which may be others than those the visit was matched with. Throws {@link NoShell}.
   */
  render(visit: Visit): Promise<RenderedPage & { failed: Failures }>;
  /** What a page's section makes of an answer that lists its entries. */
  readEntries(this: void, section: string, page: string, answer: unknown): Promise<WorkerAnswers['entries']>;
  close(): Promise<void>;
};

/** Releases that are about to go live, and what renders with them. */
type PreparedReleases = {
  shell: Shell | undefined;
  registry: LiveRegistry;
  /** Evaluates the code of all sections. Never rejects. */
  evaluate(): Promise<void>;
  render(this: void, visit: Visit): Promise<RenderedPage>;
};

/** Pages whose resources are remembered. */
const MOST_NAMED = 500;
/** The resource every page carries: the club's facts. */
const CLUB_RESOURCE = '/api/club';
/** … and the one that pages carry which show its football-data provider. */
const FOOTBALL_DATA = '/api/football-data';

/** Makes the page of a visit: fetch data, render in the worker, write the document. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { api, origin, timeLimit, log, tally, report, failing, candidate, workers = freshWorkers } = options;
  const countShellFailure = countShellFailures(tally, report);
  let live: Live | undefined;
  let prepared: Live | undefined;

  const open = (source: Registry): Live => {
    const shell = api.shell(source);
    const registry = liveRegistry(source, api);
    const bundles = serverBundles(source, (section, version) => api.releaseFolder(section, version));
    const quarantine = createQuarantine();
    const named = new LRUCache<string, string[]>({ max: MOST_NAMED });
    if (!shell) return { source, registry, named, quarantine };
    const onDamage = (damaged: string) => {
      const version =
        damaged === SHELL ? shell.version : registry.sections.find(({ name }) => name === damaged)?.version;
      if (version && quarantine.add(damaged, version)) api.mendRelease(damaged, version);
    };
    const { workerFile, released = [] } = shell;
    const pool = createRenderPool({ workerFile, released, workers, bundles, registry, timeLimit, onDamage });
    return { source, registry, named, quarantine, shell, pool };
  };

  const isOf = ({ source, shell }: Live, { revision, ...releases }: Registry) =>
    source.revision === revision && shell?.version === api.shell({ revision, ...releases })?.version;

  const liveNow = (): Live => {
    const source = api.registry();
    if (live && isOf(live, source)) return live;
    void live?.pool?.close();
    const ready = prepared && isOf(prepared, source) ? prepared : undefined;
    if (ready) prepared = undefined;
    live = ready ?? open(source);
    return live;
  };

  const quarantined = ({ registry, quarantine }: Live) =>
    registry.sections.filter(({ name, version }) => quarantine.has(name, version)).map(({ name }) => name);

  /** Leaves sections to the browser for a while. */
  const leaveOut = ({ registry, quarantine }: Live, suspects: readonly string[], error: RenderAborted) => {
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

  /** The live version of a section. */
  const releaseOf = ({ registry }: Live, section: string): ShownRelease | undefined => {
    const version = registry.sections.find(({ name }) => name === section)?.version;
    return version === undefined ? undefined : { section, version };
  };

  const countFailures = (current: Live, visit: Visit, failed: Failures) => {
    for (const [section, reason] of Object.entries(failed)) {
      const release = releaseOf(current, section);
      // When a worker ended for an unknown reason, any part of the page may have caused it.
      const isCertain = typeof reason === 'string' || reason.section === section;
      if (!release || !isCertain) continue;
      tally?.(release, 'server_failures');
      report?.(release, { part: pageName(visit), reason: typeof reason === 'string' ? reason : reason.message });
      failing?.note(release, visit.path);
    }
  };

  /** A page's time is its section's and the shell's; the home page, which shows many, is the shell's. */
  const countTime = (current: Live, { page, parts }: Visit, shell: Shell, value: number) => {
    const release = page && parts[0] && releaseOf(current, parts[0].section);
    if (release) tally?.(release, 'render', { value });
    tally?.(ofShell(shell), 'render', { value });
  };

  /**
   * Asks the worker for something of these sections. When that hangs or dies, a fresh one is asked, because any section
   * may have left something in the old one; when that ends as well, or it is known whose code hung, without the
   * culprit, which is a failure of it.
   */
  const ask = async <Answer>(
    current: Live,
    { failed, sections }: Asked,
    send: Send<Answer>,
    isFresh = false,
  ): Promise<Answer> => {
    if (!current.pool) throw new NoShell('No shell is live');
    const without = quarantined(current);
    try {
      return await send(current.pool, without);
    } catch (error) {
      if (!(error instanceof RenderAborted)) throw error;
      const blamed = error.section && releaseOf(current, error.section);
      if (blamed) tally?.(blamed, 'workers');
      const isCertain = error.why === 'slow' && error.section !== undefined;
      if (!isCertain && !isFresh) return ask(current, { failed, sections }, send, true);
      const suspects = (error.section ? [error.section] : sections).filter((name) => !without.includes(name));
      if (suspects.length === 0) throw error;
      leaveOut(current, suspects, error);
      for (const name of suspects) failed[name] = error;
      return ask(current, { failed, sections }, send);
    }
  };

  /** What does not get through it here is found out, and left out, by the first page that needs it. */
  const evaluate = async ({ source, pool }: Live) => {
    // Of what is behind the login the server makes only the frame, and it is most of the code.
    const isForVisitors = ({ pages }: Registry['sections'][number]) => pages.some(({ access }) => !access);
    const inOrder = source.sections.toSorted((a, b) => Number(isForVisitors(b)) - Number(isForVisitors(a)));
    for (const { name } of inOrder) await pool?.ask({ type: 'describe', section: name }).catch(() => undefined);
  };

  /** `told`: what the worker has just said that the page's parts name. */
  const renderWith = async (
    current: Live,
    visit: Visit,
    told?: Named,
  ): Promise<RenderedPage & { failed: Failures }> => {
    const { source, registry, shell, named } = current;
    if (!shell) throw new NoShell('No shell is live');
    const { assets } = shell;
    const { path, pathname, page, parts } = visit;
    const shown = shownOf(registry, parts);
    const version = pageVersion(shell, shown);
    const failed: Failures = {};
    const asked = { failed, sections: parts.map(({ section }) => section) };

    const known = told ? undefined : named.get(path);
    const wanted =
      told ??
      (known
        ? { keys: known, failed: {} }
        : await ask(current, asked, (pool, without) => pool.ask({ type: 'resources', visit, without })));
    Object.assign(failed, wanted.failed);
    const keys = new Set([CLUB_RESOURCE, ...frameResources, ...wanted.keys]);
    const [resources, ofMachines] = await Promise.all([
      fetchResources(api, [...keys], timeLimit),
      // No part of the page shows it: it is not in its state.
      fetchResources(api, keys.has(DEPARTMENTS) ? [] : [DEPARTMENTS], timeLimit),
    ]);
    const naming = namingKeys(page?.path, wanted.keys);
    const movedTo = newAddress(pathname, resources, naming);
    if (movedTo)
      return { statusCode: 301, html: NO_HTML, version, movedTo, isComplete: true, providerOrigins: [], failed };
    const state = { shell: shell.version, resources: resources.settled, origin, year: berlinYear() };
    const begun = performance.now();
    const rendered = await ask(current, asked, (pool, without) =>
      pool.ask({ type: 'render', visit, state, without, ...(known && { named: known }) }),
    );
    if ('others' in rendered) {
      // The shell's own code says so only where it was told what the page named before.
      if (!known) throw new RenderFailed('Others were named where none were expected');
      return renderWith(current, visit, rendered.others);
    }
    if (Object.keys(wanted.failed).length === 0) named.set(path, wanted.keys);
    countTime(current, visit, shell, performance.now() - begun);
    // The first cause: what is left out because of it counts as failed here, too.
    for (const [section, reason] of Object.entries(rendered.failed)) failed[section] ??= reason;
    countFailures(current, visit, failed);

    for (const [section, reason] of Object.entries(failed))
      if (typeof reason === 'string') log.warn({ section, reason, path }, 'Section failed on the server');
    const club = dataOf<ClubFacts>(resources, CLUB_RESOURCE);
    const departments =
      dataOf<Department[]>(ofMachines, DEPARTMENTS) ?? dataOf<Department[]>(resources, DEPARTMENTS) ?? [];
    const ofProvider = providerOrigins(dataOf<ClubProvider>(resources, FOOTBALL_DATA), rendered.head);
    const leftOut = quarantined(current);
    const isWhole = !parts.some(({ section }) => section in failed || leftOut.includes(section));
    return {
      statusCode: statusOf(visit.isKnown, resources, naming),
      html: createDocument({
        rendered,
        state: { ...state, registry: shown, ...(candidate && { candidate }) },
        assets,
        // Only the browser knows who is signed in; it requests these itself.
        pageFiles: page?.access ? [] : filesOf(source, registry, parts),
        club,
        structuredData:
          club &&
          describeSite(club, departments, origin, pathname === '/' ? HOME : page && asShown(page, rendered.html)),
        // Nobody compares versions where there is no service worker.
        version: assets.serviceWorker && version,
        providerOrigins: ofProvider.map(({ origin: allowed }) => allowed),
      }),
      version,
      isComplete: resources.isComplete && ofMachines.isComplete && isWhole,
      ...(isRarePage(path, rendered.html, resources.settled) && { isRare: true }),
      providerOrigins: ofProvider,
      ...originsOf(source, asked.sections),
      ...(assets.recorder && { recorder: assets.recorder }),
      shows: visit.isKnown ? shownReleases(parts, registry, ofShell(shell)) : [],
      failed,
    };
  };

  return {
    warm: () => evaluate(liveNow()),
    async prepare(next) {
      void prepared?.pool?.close();
      const made = open(next);
      prepared = made;
      // Nothing is asked of any section; the answer comes when the worker has loaded the shell.
      await made.pool?.ask({ type: 'resources', visit: NO_VISIT, without: [] }).catch(() => undefined);
      return {
        shell: made.shell,
        registry: made.registry,
        evaluate: () => evaluate(made),
        render: (visit) => renderWith(made, visit),
      };
    },
    registry: () => liveNow().registry,
    async render(asked) {
      for (;;) {
        const current = liveNow();
        const { registry } = current;
        try {
          const visit = asked.revision === registry.revision ? asked : visitOf(asked.path, registry);
          return await renderWith(current, visit);
        } catch (error) {
          // Other releases went live meanwhile: start again, because a page never mixes two sets.
          if (liveNow() !== current) continue;
          if (current.shell) countShellFailure(current.shell, asked, error);
          throw error;
        }
      }
    },
    async readEntries(section, page, answer) {
      const failed: Failures = {};
      return ask(liveNow(), { failed, sections: [section] }, (pool, without) => {
        if (without.includes(section)) throw failed[section] ?? new Error(`Section ${section} is left out for a while`);
        return pool.ask({ type: 'entries', section, page, answer });
      });
    },
    async close() {
      for (const one of [live, prepared]) await one?.pool?.close();
      await workers.close();
    },
  };
}

/**
 * One set of releases, what renders with it, and which of them are not rendered for a while; neither worker nor shell
 * before the first shell is live.
 */
type Live = {
  source: Registry;
  registry: LiveRegistry;
  /** The resources that pages named last, by path: most name the same again, which spares a question to the worker. */
  named: LRUCache<string, string[]>;
  quarantine: ReturnType<typeof createQuarantine>;
  shell?: Shell;
  pool?: RenderPool;
};

/** The sections whose code answers a question, and which of them failed so far. */
type Asked = { failed: Failures; sections: readonly string[] };

const NO_HTML = Buffer.alloc(0);
const NO_VISIT: Visit = { revision: 0, path: '/', pathname: '/', isKnown: false, params: {}, parts: [] };

type Send<Answer> = (pool: RenderPool, without: string[]) => Promise<Answer>;

function dataOf<Data>({ settled }: Fetched, key: string): Data | undefined {
  const resource = settled[key];
  return resource && 'data' in resource ? (resource.data as Data) : undefined;
}

/** Addresses of the client files that parts hydrate with, each section's entry first. */
function filesOf(source: Registry, registry: LiveRegistry, parts: readonly Part[]): string[] {
  const files = parts.flatMap((part) => {
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

function berlinYear(): number {
  return Number(dayOf(Date.now()).slice(0, 4));
}

/** What administrators have allowed the sections of a page; without it no release is live. */
function originsOf({ sections }: Registry, names: readonly string[]): Pick<RenderedPage, 'sectionOrigins'> {
  const sectionOrigins = sections.filter(({ name }) => names.includes(name)).flatMap(({ origins }) => origins ?? []);
  return sectionOrigins.length > 0 ? { sectionOrigins } : {};
}
