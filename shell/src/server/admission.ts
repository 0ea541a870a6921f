import { realpath } from 'node:fs/promises';
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
 * The shell's part of the admission check (ARCHITECTURE.md#how-a-release-goes-live): version ranges, and every page and
 * widget of the candidate rendered as visitors would get it, with live data beside the other live sections. Returns the
 * reasons against it in German, empty when none; places in code are those in the candidate's files.
 */
export async function checkCandidate(candidate: Candidate, options: AdmissionOptions): Promise<string[]> {
  const { descriptor, folder } = candidate;
  const { api, assets, workerFile, unmetRequirements } = options;
  const unmet = unmetRequirements(descriptor.requires);
  if (unmet.length > 0) return unmet;

  const others = api.registry().sections.filter(({ name }) => name !== descriptor.name);
  const source = { revision: -1, sections: [...others, descriptor] };
  const probe: PortalApi = {
    ...api,
    registry: () => source,
    releaseFolder: (name, version) => (name === descriptor.name ? folder : api.releaseFolder(name, version)),
    mendRelease: () => undefined,
  };
  const renderer = createPageRenderer({
    api: probe,
    assets,
    workerFile,
    origin: 'http://portal',
    timeLimit: options.timeLimit * COLD_START_FACTOR,
    log: { warn: () => undefined },
  });
  try {
    const reasons: string[] = [];
    for (const path of await candidatePaths(candidate, probe, renderer, reasons)) {
      const failure = await renderer.render(visitOf(path, renderer.registry())).then(
        ({ failed }) => failed[descriptor.name],
        (error: unknown) => error,
      );
      if (failure) reasons.push(`${path} lässt sich nicht erzeugen: ${reasonOf(failure)}`);
      // The paths after it would hang as well.
      if (failure instanceof RenderAborted) break;
    }
    // Stacks call files by their real path.
    const ownFolder = await realpath(folder);
    return reasons.map((reason) => failureReason(reason, ownFolder));
  } finally {
    await renderer.close();
  }
}

async function candidatePaths(
  { descriptor }: Candidate,
  api: PortalApi,
  { readEntries }: PageRenderer,
  reasons: string[],
): Promise<string[]> {
  const paths = descriptor.widgets.length > 0 ? ['/'] : [];
  for (const page of descriptor.pages) {
    if (!page.path.includes(':')) paths.push(page.path);
    else {
      paths.push(page.path.replaceAll(/:[^/]+/g, 'gibt-es-nicht'));
      await entriesOf(descriptor.name, page, api, readEntries, SAMPLE_ENTRIES).then(
        (entries) => paths.push(...entries),
        (error: unknown) => reasons.push(`Die Einträge von ${page.path} lassen sich nicht lesen: ${reasonOf(error)}`),
      );
    }
  }
  return paths;
}

function reasonOf(failure: unknown): string {
  if (failure instanceof RenderAborted) return ABORTIONS[failure.why];
  return failure instanceof Error ? failure.message : String(failure);
}
