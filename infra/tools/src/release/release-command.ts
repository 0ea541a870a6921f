import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  PublishedRelease,
  ReleaseOutcome,
  SectionDescriptor,
  ShellDescriptor,
  ReleaseConsent,
} from '@portal/api/contract';
import { LONGEST_RELEASE_NOTES, SHELL } from '@portal/api/release-names';
import { releaseFingerprint, takenVersion } from '@portal/api/release-build';
import { signRelease } from '@portal/api/release-signature';
import { compareWith, isShallow, readSource, subjectsSince } from '@portal/server/git-source';
import { nextVersion, requireVersion } from '@portal/server/next-version';
import {
  fetchHistory,
  PortalError,
  publishSection,
  type Access,
  type PortalAddress,
  type Publication,
} from '@portal/server/portal-client';
import { rollbackCommand, sectionPath } from '../webpack/place.ts';
import { nameSources } from '../build/source-places.ts';
import { settleOrder } from './settle-order.ts';
import { goLiveAsked, type Ask } from './terminal-question.ts';
import { publishOnTrial, settleCanary, type TrialWish } from './trial-command.ts';
import { UsageError } from '@portal/server/usage-error';

type Built = { folder: string; descriptor: SectionDescriptor };

/** Builds a section; as `buildSection` in infra/tools/src/build. */
type BuildSection = (name: string, version: string) => Promise<Built>;

/** The type errors of a section; as `typeErrors` in infra/tools/src/build. */
type FindTypeErrors = (folder: string) => Promise<string[]>;

/**
 * The faults of a built section, or of a shell, in a browser; as in infra/tools/src/release/inspect-built.ts. `hint`
 * gets faults that the live version has, too.
 */
type Inspect<What = Built> = (
  built: What,
  portal: PortalAddress,
  hint: (sentence: string) => void,
) => Promise<string[]>;

/** The subject of a release, and how to check and build it. */
export type Release = {
  section: string;
  /** Undefined takes the next free one. */
  version: string | undefined;
  access: Access;
  said: ReleaseConsent;
  /** The release notes; undefined takes the commits since the live version. */
  notes?: string | undefined;
  /** Signs the release; undefined if there is no key. */
  signingKey?: KeyObject | undefined;
  ask: Ask;
  projectRoot: string;
  findTypeErrors: FindTypeErrors;
  buildSection: BuildSection;
  /** Undefined if no browser is to check the pages. */
  inspect?: Inspect | undefined;
  /** Shown on trial instead of going live. */
  trial?: TrialWish | undefined;
  say: (line: string) => void;
};

/**
 * Checks the types of one section, builds it, checks it in a browser, publishes it, and activates it or has it shown on
 * trial. Throws its faults, or the refusal.
 */
export async function releaseSection({
  section,
  version,
  access,
  said,
  notes,
  signingKey,
  ask,
  projectRoot,
  findTypeErrors,
  buildSection,
  inspect,
  trial,
  say,
}: Release): Promise<void> {
  if (version !== undefined) requireVersion(version);
  const packageVersion = await readPackageVersion(projectRoot, section);
  const history = await fetchHistory(access, section);
  const { revision: expected, releases } = history;
  const live = releases.find(({ active }) => active);
  const published = releases.map((release) => release.version);
  const wanted = version ?? nextVersion(published, packageVersion);

  say(`${section} ${wanted} wird geprüft und gebaut …`);
  const { folder, descriptor } = await buildTyped({ section, version: wanted, findTypeErrors, buildSection });
  const fingerprint = releaseFingerprint(descriptor);
  const same = version ? undefined : releases.find((release) => release.fingerprint === fingerprint);
  if (same) say(`Dieser Stand ist schon veröffentlicht: ${section} ${same.version}.`);
  if (same && notes !== undefined)
    say(`--notes wird übergangen: was in ${same.version} neu ist, bleibt, wie es dort steht.`);
  const candidate = { ...descriptor, version: same?.version ?? wanted };
  // The same build may come back under its version, so this check needs the build.
  if (releases.some((release) => release.version === candidate.version && release.fingerprint !== fingerprint))
    throw new PortalError(takenVersion(candidate), 'version_exists');
  const refusing = (error: unknown) => refuse(error, folder, projectRoot);
  const source = await readSource(projectRoot);
  const ancestry = await compareWith(projectRoot, live?.source.commit);
  const order = { descriptor: candidate, source, ancestry, said };
  // A preview does not go live, and a canary needs no consent.
  const consent =
    trial?.kind === 'preview' ? said : await settleOrder(order, history, trial ? undefined : ask).catch(refusing);
  const wish = await settleCanary(trial, { access, section, version: candidate.version, ask });
  const told = await requireBrowser(inspect, { folder, descriptor: candidate }, access, say);
  say(`${section} ${candidate.version} wird hochgeladen und geprüft …`);
  const publication = {
    ...access,
    ...order,
    folder,
    expected,
    said: consent,
    signature: signingKey && signRelease(candidate, signingKey),
    notes: notes ?? (await notesOf(join(projectRoot, sectionPath(section)), live)),
  };
  if (wish) return publishOnTrial(publication, wish, say).catch(refusing);
  const outcome = await publishAsked(publication, ask).catch(refusing);
  report(section, outcome, say);
  await tellHints(outcome.hints, folder, say, told);
}

function publishAsked(publication: Publication, ask: Ask): Promise<ReleaseOutcome> {
  return goLiveAsked(publication.said, ask, (said) => publishSection({ ...publication, ...(said && { said }) }));
}

type BuiltShell = { folder: string; descriptor: ShellDescriptor };
type ShellRelease = Pick<
  Release,
  'access' | 'said' | 'notes' | 'signingKey' | 'ask' | 'projectRoot' | 'findTypeErrors' | 'say'
> & {
  /** `buildShell` of infra/tools/src/build. */
  buildShell: () => Promise<BuiltShell>;
  inspect?: Inspect<BuiltShell> | undefined;
};

/** The same for the shell. The same build is the same version, so that publishing it again only activates it. */
export async function releaseShell(release: ShellRelease): Promise<void> {
  const { access, said, notes, signingKey, ask, projectRoot, findTypeErrors, buildShell, inspect, say } = release;
  const history = await fetchHistory(access, SHELL);
  const live = history.releases.find(({ active }) => active);
  say('Der Rahmen wird geprüft und gebaut …');
  await requireTypes(findTypeErrors, SHELL_FOLDERS);
  const built = await buildShell();
  const { folder, descriptor } = built;
  const refusing = (error: unknown) => refuse(error, folder, projectRoot);
  const source = await readSource(projectRoot);
  const ancestry = await compareWith(projectRoot, live?.source.commit);
  const order = { descriptor, source, ancestry, said };
  const consent = await settleOrder(order, history, ask).catch(refusing);
  const told = await requireBrowser(inspect, built, access, say);
  say(`${SHELL} ${descriptor.version} wird hochgeladen und mit allen Modulen geprüft …`);
  const publication = {
    ...access,
    ...order,
    folder,
    expected: history.revision,
    said: consent,
    signature: signingKey && signRelease(descriptor, signingKey),
    notes: notes ?? (await notesOf(projectRoot, live, SHELL_FOLDERS)),
  };
  const outcome = await publishAsked(publication, ask).catch(refusing);
  report(SHELL, outcome, say);
  await tellHints(outcome.hints, folder, say, told);
}

/** The sources of the shell. */
const SHELL_FOLDERS = ['shared-ui', 'shell'];

async function notesOf(
  folder: string,
  live: PublishedRelease | undefined,
  parts?: readonly string[],
): Promise<string | undefined> {
  const subjects = await subjectsSince(folder, live?.source.commit, parts);
  return subjects.length > 0 ? subjects.join('\n').slice(0, LONGEST_RELEASE_NOTES) : undefined;
}

type TypedBuild = Pick<Release, 'section' | 'findTypeErrors' | 'buildSection'> & { version: string };

/** Builds a section while the compiler reads its types. Throws the type errors, else the reason why the build fails. */
export async function buildTyped({ section, version, findTypeErrors, buildSection }: TypedBuild): Promise<Built> {
  const building = buildSection(section, version);
  building.catch(() => undefined);
  await requireTypes(findTypeErrors, [sectionPath(section)]);
  return building;
}

/** Throws the compiler's errors in these folders. */
async function requireTypes(findTypeErrors: FindTypeErrors, folders: readonly string[]): Promise<void> {
  const errors: string[] = [];
  for (const folder of folders) errors.push(...(await findTypeErrors(folder)));
  if (errors.length > 0)
    throw new Error(`Die Typen stimmen nicht; veröffentlicht wird nichts.\n  ${errors.join('\n  ')}`);
}

/**
 * Throws a browser's findings about a build, with places in the sources; without `inspect` nothing is checked. Returns
 * the reported faults that the live version has, too.
 */
export async function requireBrowser<What extends { folder: string }>(
  inspect: Inspect<What> | undefined,
  built: What,
  portal: PortalAddress,
  say: (line: string) => void,
): Promise<string[]> {
  const hints: string[] = [];
  const reasons = (await inspect?.(built, portal, (sentence) => hints.push(sentence))) ?? [];
  await tellHints(hints, built.folder, say);
  const named = await Promise.all(reasons.map((reason) => nameSources(reason, built.folder)));
  if (named.length > 0)
    throw new Error(`Im Browser zeigen sich Fehler; veröffentlicht wird nichts.\n  ${named.join('\n  ')}`);
  return hints;
}

/**
 * With places in the sources, and nothing twice: the portal's browser finds many of the faults that the local one has
 * found.
 */
async function tellHints(
  hints: readonly string[] = [],
  folder: string,
  say: (line: string) => void,
  told: readonly string[] = [],
): Promise<void> {
  for (const hint of hints.filter((one) => !told.includes(one))) say(`Hinweis: ${await nameSources(hint, folder)}`);
}

/** The portal knows places in the built files only, and not why a commit could not be compared. */
async function refuse(error: unknown, folder: string, projectRoot: string): Promise<never> {
  if (!(error instanceof PortalError)) throw error;
  const reasons = await Promise.all(error.reasons.map((reason) => nameSources(reason, folder)));
  throw new PortalError(error.message, await codeHere(error.code, projectRoot), reasons);
}

async function codeHere(code: string, projectRoot: string): Promise<string> {
  if (code === 'unknown_ancestry' && !(await isShallow(projectRoot))) return 'unknown_commit';
  return code === 'new_origin' && (await readSource(projectRoot)).commit === null ? 'no_commit' : code;
}

function report(section: string, outcome: ReleaseOutcome, say: (line: string) => void): void {
  const { live, previous, healed, waitsFor } = outcome;
  if (waitsFor) return reportWaiting(section, outcome, waitsFor, say);
  if (healed) say(`Dateien von ${section} ${live} fehlten oder waren beschädigt; sie sind wieder da.`);
  if (live === previous) return say(`${section} ${live} war schon live; es hat sich nichts geändert.`);
  say(`${section} ${live} ist live${previous ? ` (vorher ${previous})` : ''}.`);
  if (previous) say(`Zurück geht es mit: ${rollbackCommand(section)}`);
}

function reportWaiting(
  section: string,
  { version, live }: ReleaseOutcome,
  waitsFor: NonNullable<ReleaseOutcome['waitsFor']>,
  say: (line: string) => void,
): void {
  say(
    version === live
      ? `${section} ${version} ist live; diese Herkunft hat die Verwaltung ihm entzogen:`
      : `${section} ${version} ist veröffentlicht, aber nicht live: die Verwaltung muss unter „Module“ erst erlauben:`,
  );
  for (const { kind, origin, why } of waitsFor) say(`  – ${origin} (${kind}): ${why}`);
}

/** The version of a section whose package names none. */
const FIRST_VERSION = '1.0.0';

/** Throws {@link UsageError} if there is no such section, or its package names an invalid version. */
export async function readPackageVersion(projectRoot: string, section: string): Promise<string> {
  const file = join(projectRoot, sectionPath(section), 'package.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UsageError(`Das Modul „${section}“ gibt es hier nicht: ${file} fehlt.`);
  });
  // npm asks no version of a package that it does not publish.
  const { version = FIRST_VERSION } = JSON.parse(text) as { version?: string };
  return requireVersion(version, file);
}
