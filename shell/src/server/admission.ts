import { realpath } from 'node:fs/promises';
import type { DescribedPage } from '@portal/api/contract';
import { failureReason } from './failure-reason.ts';
import { liveRegistry, serverBundles } from './live-releases.ts';
import type { Candidate, PortalApi } from './portal-api.ts';
import { createRenderPool, RenderAborted, type RenderPool } from './render-pool.ts';

export type AdmissionOptions = {
  api: PortalApi;
  workerFile: string;
  timeLimit: number;
  /** Problems with the version ranges a descriptor requires, empty when all are satisfied. */
  unmetRequirements: (requires: Candidate['descriptor']['requires']) => string[];
};

/** Times the limit of a live render: here all code runs for the first time, on a machine that may be busy starting. */
const COLD_START_FACTOR = 2;
const ABORTIONS: Readonly<Record<RenderAborted['why'], string>> = {
  slow: 'es dauert zu lange',
  greedy: 'es braucht zu viel Speicher',
  ended: 'der Code beendet den Server, der die Seiten erzeugt',
};
/** Entries rendered for a page whose path has parameters. */
const SAMPLE_ENTRIES = 3;

/**
 * The shell's part of the admission check (architecture, section 4): version ranges, and every page and widget of the
 * candidate rendered with live data beside the other live sections. Answers the reasons against it in German, empty when
 * none; places in code are those in the candidate's files.
 */
export async function checkCandidate(candidate: Candidate, options: AdmissionOptions): Promise<string[]> {
  const { descriptor, folder } = candidate;
  const { api, workerFile, unmetRequirements } = options;
  const unmet = unmetRequirements(descriptor.requires);
  if (unmet.length > 0) return unmet;

  const others = api.registry().sections.filter(({ name }) => name !== descriptor.name);
  const source = { revision: -1, sections: [...others, descriptor] };
  const bundles = serverBundles(source, (name, version) =>
    name === descriptor.name ? folder : api.releaseFolder(name, version),
  );
  const timeLimit = options.timeLimit * COLD_START_FACTOR;
  const pool = createRenderPool({ workerFile, bundles, registry: liveRegistry(source, api), timeLimit });
  try {
    const reasons: string[] = [];
    for (const path of await candidatePaths(candidate, api, pool, reasons)) {
      const failure = await renderFailure(path, descriptor.name, api, pool);
      if (failure) reasons.push(`${path} lässt sich nicht erzeugen: ${failure.reason}`);
      // The paths after it would hang as well.
      if (failure?.hasHung) break;
    }
    // Stacks call files by their real path.
    const ownFolder = await realpath(folder);
    return reasons.map((reason) => failureReason(reason, ownFolder));
  } finally {
    await pool.close();
  }
}

async function candidatePaths(
  { descriptor }: Candidate,
  api: PortalApi,
  pool: RenderPool,
  reasons: string[],
): Promise<string[]> {
  const paths = descriptor.widgets.length > 0 ? ['/'] : [];
  for (const page of descriptor.pages) {
    if (!page.path.includes(':')) paths.push(page.path);
    else {
      paths.push(page.path.replaceAll(/:[^/]+/g, 'gibt-es-nicht'));
      await entriesOf(descriptor.name, page, api, pool).then(
        (entries) => paths.push(...entries),
        (error: unknown) => reasons.push(`Die Einträge von ${page.path} lassen sich nicht lesen: ${reasonOf(error)}`),
      );
    }
  }
  return paths;
}

async function entriesOf(section: string, page: DescribedPage, api: PortalApi, pool: RenderPool): Promise<string[]> {
  if (!page.entries) return [];
  const { statusCode, body } = await api.get(page.entries);
  if (statusCode !== 200) return [];
  const { paths } = await pool.ask({ type: 'entries', section, page: page.path, answer: JSON.parse(body) as unknown });
  return paths.slice(0, SAMPLE_ENTRIES);
}

type RenderFailure = { reason: string; hasHung: boolean };

/** `without` are other live sections that hung: not the candidate's fault. */
async function renderFailure(
  path: string,
  section: string,
  api: PortalApi,
  pool: RenderPool,
  without: readonly string[] = [],
): Promise<RenderFailure | undefined> {
  try {
    const { keys, failed } = await pool.ask({ type: 'resources', path, without });
    if (failed[section]) return { reason: failed[section], hasHung: false };
    const answers = await Promise.all(
      ['/api/settings', ...keys].map(async (key) => [key, await api.get(key)] as const),
    );
    const resources = Object.fromEntries(
      answers.map(([key, { statusCode, body }]) =>
        statusCode < 300 ? [key, { data: JSON.parse(body) as unknown }] : [key, { status: statusCode, text: body }],
      ),
    );
    const state = { resources, origin: 'http://portal', year: 2000 };
    const rendered = await pool.ask({ type: 'render', path, state, without });
    return rendered.failed[section] ? { reason: rendered.failed[section], hasHung: false } : undefined;
  } catch (error) {
    const culprit = error instanceof RenderAborted ? error.section : undefined;
    if (culprit && culprit !== section && !without.includes(culprit))
      return renderFailure(path, section, api, pool, [...without, culprit]);
    return { reason: reasonOf(error), hasHung: error instanceof RenderAborted };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof RenderAborted) return ABORTIONS[error.why];
  return error instanceof Error ? error.message : String(error);
}
