import { realpath } from 'node:fs/promises';
import type { DescribedPage } from '@portal/api/contract';
import { homeSlots } from '@portal/shared-ui/home-slots';
import type { ShellAssets } from './pipeline/document.ts';
import { failureReason } from './worker/failure-reason.ts';
import { createPageRenderer, type PageRenderer } from './pipeline/page-renderer.ts';
import type { Candidate, PortalApi } from './worker/portal-api.ts';
import { entriesOf } from './worker/public-paths.ts';
import { RenderAborted } from './worker/render-pool.ts';
import { visitOf } from './worker/visit.ts';

export type AdmissionOptions = {
  api: PortalApi;
  assets: ShellAssets;
  workerFile: string;
  timeLimit: number;
  /** Problems with the version ranges a descriptor requires, empty when all are satisfied. */
  unmetRequirements: (requires: Candidate['descriptor']['requires']) => string[];
};

/** Multiplies the timeout of a live render: here all code runs for the first time, maybe during a busy start. */
const COLD_START_FACTOR = 2;
const ABORTIONS: Readonly<Record<RenderAborted['why'], string>> = {
  slow: 'es dauert zu lange',
  greedy: 'es braucht zu viel Speicher',
  ended: 'der Code beendet den Server, der die Seiten erzeugt',
};
/** Entries rendered for a page whose path has parameters. */
const SAMPLE_ENTRIES = 3;

/**
 * The shell's part of the admission check (ARCHITECTURE.md#how-a-release-goes-live): version ranges, slots that exist, and every
 * page and widget of the candidate rendered as visitors would get it, with live data beside the other live sections. What
 * the live version cannot do either is no reason. Returns the reasons against the candidate in German, empty when none;
 * places in code are those in its files.
 */
export async function checkCandidate(candidate: Candidate, options: AdmissionOptions): Promise<string[]> {
  const { descriptor, folder } = candidate;
  const { api, assets, workerFile, unmetRequirements } = options;
  const unmet = unmetRequirements(descriptor.requires);
  if (unmet.length > 0) return unmet;

  // What is live already is compared with nothing: the shell may have changed below it.
  const live = api
    .registry()
    .sections.find(({ name, version }) => name === descriptor.name && version !== descriptor.version);
  const others = api.registry().sections.filter(({ name }) => name !== descriptor.name);
  const source = { revision: -1, sections: [...others, descriptor] };
  const probe: PortalApi = {
    ...api,
    registry: () => source,
    releaseFolder: (name, version) => (name === descriptor.name ? folder : api.releaseFolder(name, version)),
    mendRelease: () => undefined,
  };
  const start = (portal: PortalApi) =>
    createPageRenderer({
      api: portal,
      assets,
      workerFile,
      origin: 'http://portal',
      timeLimit: options.timeLimit * COLD_START_FACTOR,
      log: { warn: () => undefined },
    });
  const now = createTrial(descriptor.name, () => start(probe));
  const before = createTrial(descriptor.name, () => start({ ...api, mendRelease: () => undefined }));
  try {
    const reasons = unknownSlots(descriptor, live);
    const isNew = async (page: DescribedPage) => {
      const same = live?.pages.find(({ path }) => path === page.path);
      if (!same) return true;
      return before.entriesOf(same, api).then(
        () => true,
        () => false,
      );
    };
    for (const path of await candidatePaths(candidate, probe, now, isNew, reasons)) {
      const failure = await now.failureAt(path);
      if (!failure || (live && (await before.failureAt(path)))) continue;
      reasons.push(`${path} lässt sich nicht erzeugen: ${reasonOf(failure)}`);
      // The paths after it would hang as well.
      if (failure instanceof RenderAborted) break;
    }
    // Stacks call files by their real path.
    const ownFolder = await realpath(folder);
    return reasons.map((reason) => failureReason(reason, ownFolder));
  } finally {
    await Promise.all([now.close(), before.close()]);
  }
}

/** Widgets that no page would show. */
function unknownSlots({ widgets }: Candidate['descriptor'], live: Candidate['descriptor'] | undefined): string[] {
  const known = new Set<string>([...homeSlots, ...(live?.widgets ?? []).map(({ name }) => name)]);
  return widgets
    .filter(({ name }) => !known.has(name))
    .map(({ name }) => `Das Widget „${name}“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.`);
}

type Trial = ReturnType<typeof createTrial>;

/** Renders a section path by path, by a renderer that is started when it is needed. */
function createTrial(section: string, start: () => PageRenderer) {
  let renderer: PageRenderer | undefined;
  return {
    /** What goes wrong in the section at a path, if anything. */
    async failureAt(path: string): Promise<unknown> {
      const current = (renderer ??= start());
      const failure = await current.render(visitOf(path, current.registry())).then(
        ({ failed }) => failed[section],
        (error: unknown) => error,
      );
      // It would leave the section out for a while.
      if (failure instanceof RenderAborted) {
        await current.close();
        renderer = undefined;
      }
      return failure;
    },

    /** A few addresses behind a page whose path has parameters. Throws when they cannot be read. */
    entriesOf(page: DescribedPage, api: PortalApi): Promise<string[]> {
      return entriesOf(section, page, api, (renderer ??= start()).readEntries, SAMPLE_ENTRIES);
    },

    close: async () => renderer?.close(),
  };
}

async function candidatePaths(
  { descriptor }: Candidate,
  api: PortalApi,
  trial: Trial,
  isNew: (page: DescribedPage) => Promise<boolean>,
  reasons: string[],
): Promise<string[]> {
  const paths = descriptor.widgets.length > 0 ? ['/'] : [];
  for (const page of descriptor.pages) {
    if (!page.path.includes(':')) paths.push(page.path);
    else {
      paths.push(page.path.replaceAll(/:[^/]+/g, 'gibt-es-nicht'));
      await trial.entriesOf(page, api).then(
        (entries) => paths.push(...entries),
        async (error: unknown) => {
          if (await isNew(page))
            reasons.push(`Die Einträge von ${page.path} lassen sich nicht lesen: ${reasonOf(error)}`);
        },
      );
    }
  }
  return paths;
}

function reasonOf(failure: unknown): string {
  if (failure instanceof RenderAborted) return ABORTIONS[failure.why];
  return failure instanceof Error ? failure.message : String(failure);
}
