import { realpath } from 'node:fs/promises';
import type { DescribedPage, ReleaseDescriptor, SectionDescriptor } from '@portal/api/contract';
import { hiddenWidgets, onePageOfEach, OWN_PATHS, pathsOf, seenByVisitors, unknownSlots } from './candidate-paths.ts';
import type { FailingPaths } from '../pipeline/failing-paths.ts';
import { sampleEntries } from './sample-entries.ts';
import { failureReason } from '../worker/failure-reason.ts';
import { readShell, SHELL_PROTOCOL, type Shell } from '../pipeline/shell-release.ts';
import type { Candidate, PortalApi, ShellCandidate } from '../pipeline/portal-api.ts';
import { RenderAborted, RenderNotStarted } from '../worker/render-pool.ts';
import { shellSkew, within } from './shell-skew.ts';
import { missingNames } from './taken-names.ts';
import { createTrial, renderAt, startRenderer, type TrialDocument } from './trial.ts';

export type AdmissionOptions = {
  api: PortalApi;
  timeLimit: number;
  /** Starts a browser while the pages are rendered. */
  openInspection?: () => Inspection;
  /** The paths at which live versions have failed among visitors. */
  failing?: FailingPaths;
  /** The candidate was live before: sections built on its successor must not prevent its return. */
  isReturn?: boolean;
  /** Called with faults of a candidate, in German, that are no reasons against it. */
  hint?: (sentence: string) => void;
  /** Problems with the version ranges a descriptor requires of a shell, empty when all are satisfied. */
  unmetRequirements: (
    section: Pick<Candidate['descriptor'], 'requires' | 'uses'>,
    provides: Shell['provides'],
  ) => string[];
};

/**
 * A candidate whose pages are rendered: its documents by path, and those of the live version; without one, those of the
 * pages that exist without it.
 */
export type RenderedCandidate = {
  candidate: (Candidate | ShellCandidate) & Documents;
  before: ({ descriptor: ReleaseDescriptor | undefined } & Documents) | undefined;
  /** The paths that visitors see, with a few addresses of each page. */
  paths: readonly string[];
};
/** Opens the pages of a candidate in a browser and returns the reasons against it, in German; `hint` as above. */
type Inspection = {
  inspect: (rendered: RenderedCandidate, hint: AdmissionOptions['hint']) => Promise<string[]>;
  close: () => Promise<void>;
};
/** `documentOf` gives an empty document where there is none. */
type Documents = { documentOf: (path: string) => Promise<TrialDocument> };

const ABORTIONS: Readonly<Record<RenderAborted['why'], string>> = {
  slow: 'es dauert zu lange',
  greedy: 'es braucht zu viel Speicher',
  ended: 'der Code beendet den Server, der die Seiten erzeugt',
};

/**
 * The shell's part of the admission check of a section (ARCHITECTURE.md#how-a-release-goes-live): version ranges, names
 * of shared modules, slots that exist and those that others fill, and every page and widget of the candidate rendered
 * as visitors would get it, with live data beside the other live sections, also at paths where the live version has
 * failed. Faults that the live version shares are no reasons, but hints. Returns the reasons against the candidate in
 * German, empty when none; places in code are those in its files.
 */
export async function checkCandidate(candidate: Candidate, options: AdmissionOptions): Promise<string[]> {
  const { descriptor, folder } = candidate;
  const { api, timeLimit, unmetRequirements } = options;
  const registry = api.registry();
  const shell = api.shell(registry);
  if (!shell) return ['Es ist noch kein Rahmen live, mit dem sich Seiten erzeugen ließen.'];
  const unmet = unmetRequirements(descriptor, shell.provides);
  if (unmet.length > 0) return unmet;
  // A version that is live already is compared with nothing: the shell may have changed below it.
  const isLive = registry.sections.some(
    ({ name, version }) => name === descriptor.name && version === descriptor.version,
  );
  const live = registry.sections.find(
    ({ name, version }) => name === descriptor.name && version !== descriptor.version,
  );
  const lacked = live
    ? await missingNames({ descriptor: live, folder: api.releaseFolder(live.name, live.version) }, shell.provides.names)
    : [];
  const missing: string[] = [];
  for (const { name, places } of await missingNames(candidate, shell.provides.names)) {
    if (live && lacked.some((one) => one.name === name))
      options.hint?.(`${name} fehlt im Rahmen auch ${live.version}.`);
    else missing.push(`${name} fehlt im Rahmen, gebraucht${within(places)}.`);
  }
  if (missing.length > 0) return missing;

  const others = registry.sections.filter(({ name }) => name !== descriptor.name);
  const source = { ...registry, revision: -1, sections: [...others, descriptor] };
  const probe: PortalApi = {
    ...api,
    registry: () => source,
    releaseFolder: (name, version) => (name === descriptor.name ? folder : api.releaseFolder(name, version)),
  };
  // Stacks call files by their real path.
  const ownFolder = await realpath(folder);
  const now = createTrial(descriptor.name, probe, timeLimit);
  const before = createTrial(descriptor.name, api, timeLimit);
  const inspection = options.openInspection?.();
  let looking: Promise<string[]> | undefined;
  try {
    const reasons = unknownSlots(descriptor, live, source.sections, shell.provides);
    // A slot that the live version lacked, too, is a hint: otherwise nobody could fix the live version step by step.
    for (const sentence of unknownSlots(descriptor, undefined, source.sections, shell.provides))
      if (!reasons.includes(sentence)) options.hint?.(sentence);
    const hidden = hiddenWidgets(descriptor, live, others);
    if (options.isReturn) for (const sentence of hidden) options.hint?.(sentence);
    else reasons.push(...hidden);
    const refuseEntries = async (page: DescribedPage, error: unknown) => {
      const same = live?.pages.find(({ path }) => path === page.path);
      const isNew = !same || (await before.entriesOf(same).then(Boolean, () => false));
      if (isNew) reasons.push(`Die Einträge von ${page.path} lassen sich nicht lesen: ${reasonOf(error)}`);
    };
    const failing = live ? (options.failing?.of({ section: live.name, version: live.version }) ?? []) : [];
    const paths = new Set([...(await pathsOf(descriptor, source.sections, now.entriesOf, refuseEntries)), ...failing]);
    const late: string[] = [];
    // The browser opens the first pages while the others are rendered.
    if (reasons.length === 0)
      looking = inspection?.inspect(
        {
          candidate: { ...candidate, documentOf: now.documentOf },
          before: isLive ? undefined : { descriptor: live, documentOf: before.documentOf },
          paths: seenByVisitors([...paths], descriptor),
        },
        options.hint && ((sentence) => void late.push(sentence)),
      );
    looking?.catch(() => undefined);
    for (const path of paths) {
      const failure = await now.failureAt(path);
      if (!failure) continue;
      if (live && (await before.failureAt(path))) {
        const hint = `${path} lässt sich auch in ${live.version} nicht erzeugen: ${reasonOf(failure)}`;
        options.hint?.(failureReason(hint, ownFolder));
        continue;
      }
      reasons.push(`${path} lässt sich nicht erzeugen: ${reasonOf(failure)}`);
      // The paths after it would hang as well.
      if (failure instanceof RenderAborted) break;
    }
    if (reasons.length > 0 || !looking) return reasons.map((reason) => failureReason(reason, ownFolder));
    const seen = await looking;
    for (const sentence of late) options.hint?.(sentence);
    return seen;
  } finally {
    await inspection?.close();
    // The inspection may still wait for a document.
    await Promise.allSettled([looking]);
    await Promise.all([now.close(), before.close()]);
  }
}

/**
 * The check of a shell before it goes live: it has all that the live sections use, and it renders all their pages that
 * the live shell renders; its own pages and one of each section are opened in a browser. Returns the reasons against it
 * as {@link checkCandidate} does.
 */
export async function checkShell({ descriptor, folder }: ShellCandidate, options: AdmissionOptions): Promise<string[]> {
  const { api, timeLimit, unmetRequirements } = options;
  const { protocol, provides } = descriptor;
  if (protocol !== SHELL_PROTOCOL)
    return [`Der Rahmen ist für einen anderen Stand des Portals gebaut (${protocol} statt ${SHELL_PROTOCOL}).`];
  const live = api.registry();
  const before = api.shell(live);
  // Without a live shell that works here there are no pages at all, so every fault is accepted; a start has compared
  // one of another protocol, and one whose files are lost (infra/server/src/portal/refuse-skew.ts).
  if (!before) return [];

  const released = live.sections.map((section) => ({
    descriptor: section,
    folder: api.releaseFolder(section.name, section.version),
  }));
  const reasons = await shellSkew(provides, before.provides, released, unmetRequirements);
  if (reasons.length > 0) return reasons;

  const shell = readShell(descriptor, folder, api.releaseUrl(descriptor.name, descriptor.version));
  const probe = { ...api, shell: () => shell };
  const inspection = options.openInspection?.();
  const [now, earlier] = [createTrial(descriptor.name, probe, timeLimit), createTrial(descriptor.name, api, timeLimit)];
  try {
    const failures = await renderAll(live.sections, probe, timeLimit, OWN_PATHS);
    const failedBefore =
      failures.length > 0 ? (await renderAll(live.sections, api, timeLimit, OWN_PATHS)).map(({ place }) => place) : [];
    const own = failures.filter(({ place }) => !failedBefore.includes(place));
    if (own.length === 0 && inspection)
      return await inspection.inspect(
        {
          candidate: { descriptor, folder, documentOf: now.documentOf },
          before: live.shell && { descriptor: live.shell, documentOf: earlier.documentOf },
          paths: [...OWN_PATHS, ...onePageOfEach(live.sections)],
        },
        options.hint,
      );
    const ownFolder = await realpath(folder);
    return own.map(({ section, place, reason }) => failureReason(`${section}: ${place} ${reason}`, ownFolder));
  } finally {
    await Promise.all([now.close(), earlier.close(), inspection?.close()]);
  }
}

/** A page that cannot be rendered, or entries that cannot be read; `section` has it, or the shell itself. */
type Failure = { section: string; place: string; reason: string };

/** Renders the shell's `ownPaths` and, if that works, the paths of the live sections. */
async function renderAll(
  sections: readonly SectionDescriptor[],
  api: PortalApi,
  timeLimit: number,
  ownPaths: readonly string[] = [],
): Promise<Failure[]> {
  const renderer = startRenderer(api, timeLimit);
  const render = (path: string) => renderAt(renderer, path);
  const failures: Failure[] = [];
  const refuse = (section: string, place: string, error: unknown) =>
    failures.push({ section, place, reason: `lässt sich nicht erzeugen: ${reasonOf(error)}` });
  try {
    for (const path of ownPaths) await render(path).catch((error: unknown) => refuse('Rahmen', path, error));
    // Then it is not for any section.
    if (failures.length > 0) return failures;
    for (const descriptor of sections) {
      const section = descriptor.name;
      const readEntries = (page: DescribedPage, owner = section) =>
        sampleEntries(owner, page, api, renderer.readEntries);
      const refuseEntries = ({ path }: DescribedPage, error: unknown) => {
        const reason = `lassen sich nicht lesen: ${reasonOf(error)}`;
        failures.push({ section, place: `Die Einträge von ${path}`, reason });
      };
      for (const path of await pathsOf(descriptor, sections, readEntries, refuseEntries)) {
        const failure = await render(path).then(
          ({ failed }) => failed[section],
          (error: unknown) => error,
        );
        if (failure) refuse(section, path, failure);
        // The paths after it would hang as well.
        if (failure instanceof RenderAborted) break;
      }
    }
    return failures;
  } finally {
    await renderer.close();
  }
}

function reasonOf(failure: unknown): string {
  if (failure instanceof RenderAborted) return ABORTIONS[failure.why];
  if (failure instanceof RenderNotStarted)
    return `der Server, der die Seiten erzeugt, startet damit nicht: ${failure.reason}`;
  return failure instanceof Error ? failure.message : String(failure);
}
