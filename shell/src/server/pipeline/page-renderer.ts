import type { ClubFacts, ClubProvider, Department, Registry } from '@portal/api/contract';
import { dayOf } from '@portal/shared-ui/calendar-days';
import { frameResources } from '../../routing/frame-resources.ts';
import type { Part } from '../../routing/matching.ts';
import type { LiveRegistry } from '../../routing/page-state.ts';
import { shownOf, shownReleases, type ShownRelease } from '../../routing/shown-releases.ts';
import { dataOfReleases } from './data-of-releases.ts';
import { createDocument } from './document.ts';
import type { FailingPaths } from './failing-paths.ts';
import { CLUB_RESOURCE, fetchResources, type Fetched } from './fetch-resources.ts';
import { namingKeys, newAddress, statusOf } from './naming-resource.ts';
import { providerOrigins, type PageOrigins } from './page-headers.ts';
import { pageVersion } from './page-version.ts';
import type { PortalApi } from './portal-api.ts';
import { ofShell, pageName, type FailureReport, type Tally } from './release-tally.ts';
import { isRarePage } from './rare-page.ts';
import {
  createAsking,
  evaluate,
  NoShell,
  openReleaseSet,
  quarantined,
  releaseOf,
  type Failures,
  type ReleaseSet,
} from './release-set.ts';
import { countShellFailures } from './shell-failures.ts';
import { namesDay } from '../worker/describe-section.ts';
import { RenderFailed } from '../worker/render-pool.ts';
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
  /** Its query names nothing that exists (rare-page.ts). */
  isRare?: true;
  /** The present address of the page; with status 301, and without any HTML. */
  movedTo?: string;
  /** The code that is inline in the page's head, which the policy has to allow, too. */
  recorder?: string;
  /** The versions a visitor gets with it; none if there is no page to read. */
  shows?: readonly ShownRelease[];
};

export type PageRendererOptions = {
  api: PortalApi;
  /** The site's own origin for canonical addresses. */
  origin: string;
  /** Milliseconds for one render, and for the data of a page. */
  timeLimit: number;
  log: { warn: (details: object, message: string) => void };
  /** Records the health of the releases; a check has none. */
  tally?: Tally;
  /** Called with the reasons of failures. */
  report?: FailureReport;
  /** Closed with the renderer. */
  workers?: WorkerSource;
  /** Remembers the paths at which sections fail. */
  failing?: FailingPaths;
  /** The candidate among its releases; the tabs of its pages name it when they request the others (page-state.ts). */
  candidate?: string;
  /** Code that runs in each of its pages before any other that requests something. */
  script?: string | undefined;
};

export type PageRenderer = {
  /** Starts the worker of the live releases and evaluates their code, before anybody asks for it. Never rejects. */
  warm(): Promise<void>;
  /**
   * Starts a worker for releases that are about to go live and lets it load the shell, so that no visitor waits for it;
   * the result renders with it. Never rejects.
   */
  prepare(next: Registry): Promise<PreparedReleases>;
  /** The live releases, used for matching visits. */
  registry(): LiveRegistry;
  /**
   * Renders with the live releases, which may be others than those the visit was matched with. Throws {@link NoShell}.
   */
  render(visit: Visit): Promise<RenderedPage & { failed: Failures }>;
  /**
   * The resources of a visit, as its page named them last or names them now; undefined while one of its sections fails
   * or is left out. Rejects as {@link render} does.
   */
  nameResources(this: void, visit: Visit): Promise<readonly string[] | undefined>;
  /** The entries that a page's section reads from an answer. */
  readEntries(this: void, section: string, page: string, answer: unknown): Promise<WorkerAnswers['entries']>;
  close(): Promise<void>;
};

/** Releases that are about to go live, and their renderer. */
type PreparedReleases = {
  shell: Shell | undefined;
  registry: LiveRegistry;
  /** Evaluates the code of all sections. Never rejects. */
  evaluate(): Promise<void>;
  render(this: void, visit: Visit): Promise<RenderedPage>;
};

/** The resource that pages carry which show the club's football-data provider. */
const FOOTBALL_DATA = '/api/football-data';

/** Makes the page of a visit: fetch data, render in the worker, write the document. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { api, origin, timeLimit, log, tally, report, failing, candidate, script, workers = freshWorkers } = options;
  const open = (source: Registry) => openReleaseSet(source, { api, timeLimit, workers });
  const ask = createAsking(options);
  const countShellFailure = countShellFailures(tally, report);
  let live: ReleaseSet | undefined;
  let prepared: ReleaseSet | undefined;

  const isOf = ({ source, shell }: ReleaseSet, { revision, ...releases }: Registry) =>
    source.revision === revision && shell?.version === api.shell({ revision, ...releases })?.version;

  const liveNow = (): ReleaseSet => {
    const source = api.registry();
    if (live && isOf(live, source)) return live;
    void live?.pool?.close();
    const ready = prepared && isOf(prepared, source) ? prepared : undefined;
    if (ready) prepared = undefined;
    live = ready ?? open(source);
    return live;
  };

  const countFailures = (current: ReleaseSet, visit: Visit, failed: Failures) => {
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
  const countTime = (current: ReleaseSet, { page, parts }: Visit, shell: Shell, value: number) => {
    const release = page && parts[0] && releaseOf(current, parts[0].section);
    if (release) tally?.(release, 'render', { value });
    tally?.(ofShell(shell), 'render', { value });
  };

  /** `told`: the resources that the worker has just named for the page's parts; `failed`: the failures so far. */
  const renderWith = async (
    current: ReleaseSet,
    visit: Visit,
    told?: Named,
    failed: Failures = {},
  ): Promise<RenderedPage & { failed: Failures }> => {
    const { source, registry, shell, named } = current;
    if (!shell) throw new NoShell('No shell is live');
    const recorder = [shell.assets.recorder, script].filter(Boolean).join('\n;');
    const assets = { ...shell.assets, recorder };
    const { path, pathname, page, parts } = visit;
    const shown = shownOf(registry, parts);
    const version = pageVersion(shell, shown);
    const asked = { failed, sections: parts.map(({ section }) => section) };

    const leavesOut = (without: readonly string[]) => asked.sections.some((name) => without.includes(name));
    const known = told || leavesOut(quarantined(current)) ? undefined : named.get(path);
    const wanted =
      told ??
      (known
        ? { keys: known, failed: {} }
        : await ask(current, asked, (pool, without) => pool.ask({ type: 'resources', visit, without })));
    Object.assign(failed, wanted.failed);
    const keys = new Set([CLUB_RESOURCE, ...frameResources, ...wanted.keys]);
    const [resources, structuredDataResources] = await Promise.all([
      fetchResources(dataOfReleases(api, source.sections), [...keys], timeLimit),
      // No part of the page shows it, so it is not in its state.
      fetchResources(api, keys.has(DEPARTMENTS) ? [] : [DEPARTMENTS], timeLimit),
    ]);
    const naming = namingKeys(page?.path, wanted.keys);
    const movedTo = newAddress(pathname, resources, naming);
    if (movedTo)
      return { statusCode: 301, html: NO_HTML, version, movedTo, isComplete: true, providerOrigins: [], failed };
    const state = { shell: shell.version, resources: resources.settled, origin, year: berlinYear() };
    const begun = performance.now();
    const rendered = await ask(current, asked, (pool, without) =>
      // Without a section the page names less: that is no reason to start again, and no hint which section ends
      // workers.
      pool.ask({ type: 'render', visit, state, without, ...(known && !leavesOut(without) && { named: known }) }),
    );
    if ('others' in rendered) {
      // The shell's own code answers so only if it was given the resources that the page named before.
      if (!known) throw new RenderFailed('Others were named where none were expected');
      return renderWith(current, visit, rendered.others, failed);
    }
    if (Object.keys(wanted.failed).length === 0) named.set(path, wanted.keys);
    countTime(current, visit, shell, performance.now() - begun);
    // The first cause: parts left out because of it count as failed here, too.
    for (const [section, reason] of Object.entries(rendered.failed)) failed[section] ??= reason;
    countFailures(current, visit, failed);

    for (const [section, reason] of Object.entries(failed))
      if (typeof reason === 'string') log.warn({ section, reason, path }, 'Section failed on the server');
    const club = dataOf<ClubFacts>(resources, CLUB_RESOURCE);
    const departments =
      dataOf<Department[]>(structuredDataResources, DEPARTMENTS) ?? dataOf<Department[]>(resources, DEPARTMENTS) ?? [];
    const ofProvider = providerOrigins(dataOf<ClubProvider>(resources, FOOTBALL_DATA), rendered.head);
    const leftOut = quarantined(current);
    // The API refuses for now only what anybody can invent.
    const isRefused = !resources.isComplete && !resources.hasFailed;
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
        // Without a service worker nobody compares versions.
        version: assets.serviceWorker && version,
        providerOrigins: ofProvider.map(({ origin: allowed }) => allowed),
      }),
      version,
      isComplete: resources.isComplete && structuredDataResources.isComplete && isWhole,
      ...((isRefused || isRarePage(path, rendered.html, resources.settled)) && { isRare: true }),
      providerOrigins: ofProvider,
      ...originsOf(source, asked.sections),
      ...(recorder && { recorder }),
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
      // No section is called; the answer comes when the worker has loaded the shell.
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
          return await renderWith(current, matchedWith(registry, asked));
        } catch (error) {
          // Other releases went live meanwhile: start again, because a page never mixes two sets.
          if (liveNow() !== current) continue;
          if (current.shell) countShellFailure(current.shell, asked, error);
          throw error;
        }
      }
    },
    async nameResources(asked) {
      const current = liveNow();
      const visit = matchedWith(current.registry, asked);
      const known = current.named.get(visit.path);
      if (known && !known.some(namesDay)) return known;
      const failed: Failures = {};
      const sections = visit.parts.map(({ section }) => section);
      const told = await ask(current, { failed, sections }, (pool, without) =>
        pool.ask({ type: 'resources', visit, without }),
      );
      // Not remembered for renders: whoever invents addresses would push out those of pages that are read.
      const left = [...quarantined(current), ...Object.keys({ ...failed, ...told.failed })];
      return sections.some((name) => left.includes(name)) ? undefined : told.keys;
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

/** The visit, matched anew if other releases have gone live since. */
function matchedWith(registry: LiveRegistry, visit: Visit): Visit {
  return visit.revision === registry.revision ? visit : visitOf(visit.path, registry);
}

const NO_HTML = Buffer.alloc(0);
const NO_VISIT: Visit = { revision: 0, path: '/', pathname: '/', isKnown: false, params: {}, parts: [] };

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

/** The origins that administrators have allowed the sections of a page; without it no release is live. */
function originsOf({ sections }: Registry, names: readonly string[]): Pick<RenderedPage, 'sectionOrigins'> {
  const sectionOrigins = sections.filter(({ name }) => names.includes(name)).flatMap(({ origins }) => origins ?? []);
  return sectionOrigins.length > 0 ? { sectionOrigins } : {};
}
