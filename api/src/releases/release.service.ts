import type { FastifyBaseLogger } from 'fastify';
import type { Knex } from 'knex';
import { AppError, notFound } from '../errors.ts';
import {
  isShell,
  SHELL,
  type Ancestry,
  type Registry,
  type ReleaseDescriptor,
  type ReleaseOutcome,
  type ReleaseSource,
  type Rollback,
  type SectionDescriptor,
  type SectionOrigin,
  type ReleaseConsent,
} from '../contract/index.ts';
import {
  createReleaseCheck,
  takenPlaces,
  type AdmitRelease,
  type Checked,
  type MissedInShell,
} from './check-release.ts';
import { requireOrder } from './live-order.ts';
import { releaseFingerprint } from './release-build.ts';
import {
  FilesMissingError,
  ForeignShellError,
  NotAdmittedError,
  OriginsNotAllowedError,
  StaleReleaseError,
} from './release-errors.ts';
import { reservedPathRefusals } from './page-paths.ts';
import { expendableReleases } from './release-retention.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import type { ReleaseStore } from './release-store.ts';
import { createReleasesRepository, type Compared, type ReleasesRepository } from './releases.repository.ts';
import { createSectionKeysRepository } from './section-keys.repository.ts';
import { createSectionOriginsRepository } from './section-origins.repository.ts';
import { isSameRelease, requireIdentical } from './require-identical.ts';
import { requireSignature } from './require-signature.ts';
import type { ApiSurface } from './skew/api-surface.ts';
import { missedWithout } from './widget-slots.ts';

type Parts = {
  db: Knex;
  store: ReleaseStore;
  registry: ReleaseRegistry;
  admitRelease: AdmitRelease | undefined;
  missedInShell: MissedInShell | undefined;
  /** Ends trials that do not fit what has gone live. */
  endMisfits: () => Promise<void>;
  log: FastifyBaseLogger;
  /** The room for the files of all versions together. */
  maxBytes: number;
  /** What the API takes and answers; it is whole when all routes are registered. */
  surface: () => ApiSurface;
  /** The protocol of the shells that the portal's code works with; without it all fit. */
  shellProtocol: number | undefined;
};
type Publication = {
  descriptor: ReleaseDescriptor;
  /** The folder of the received files; they are moved from there when they become the version's own. */
  received: string;
  source: ReleaseSource;
  ancestry: Ancestry;
  /** Otherwise the version is only stored. */
  activate: boolean;
  /** Revision of the section that the sender has compared with; undefined where older clients only store a version. */
  expected: number | undefined;
  said: ReleaseConsent;
  by: string;
  notes?: string | undefined;
  signature?: string | undefined;
};
type Change = {
  section: string;
  version: string;
  expected: number;
  isRollback: boolean;
  /** Goes live unchecked; only for a version that has been live, which was checked then. */
  isForced: boolean;
  by: string;
  /** The reason, where nobody decided it. */
  reason?: string;
  said: ReleaseConsent;
  /** Where a release that is being published comes from. */
  origin?: { name: string | null; ancestry: Ancestry };
};
/** A version that somebody wants to go live, and their consent. */
export type Activation = Pick<Change, 'section' | 'version' | 'expected' | 'by' | 'said'>;
type Withdrawal = { section: string; expected: number; by: string };
type Return = Rollback & { section: string; by: string; reason?: string };

/** Pinned versions per section: they use up the room that all sections share. */
const MOST_PINS = 10;

export type ReleaseService = ReturnType<typeof createReleaseService>;

/** Publishing, activating, rolling back and withdrawing: checked without a lock, decided under one. */
export function createReleaseService({
  db,
  store,
  registry,
  admitRelease,
  missedInShell,
  endMisfits,
  log,
  maxBytes,
  surface,
  shellProtocol,
}: Parts) {
  const releases = createReleasesRepository(db);
  const origins = createSectionOriginsRepository(db);
  const keys = createSectionKeysRepository(db);
  const { check, misfits } = createReleaseCheck({ releases, registry, store, surface, admitRelease, missedInShell });

  async function publish({
    descriptor,
    received,
    source,
    ancestry,
    activate,
    expected,
    said,
    by,
    notes,
    signature,
  }: Publication): Promise<ReleaseOutcome & { isNew: boolean }> {
    const { name: section, version } = descriptor;
    // Any sender may restore lost files: a version that was signed once stays signed.
    const signed = signature ?? (await releases.findSignature(section, version));
    requireSignature(await keys.findOf(section), descriptor, signed);
    const origin = { name: source.origin, ancestry };
    const kind = { isRollback: false, isForced: false };
    const waitsFor = await origins.findMissing(descriptor);
    const isStoredOnly = !activate || expected === undefined || waitsFor.length > 0;
    const change = isStoredOnly ? null : { section, version, expected, ...kind, by, said, origin };
    const revision = activate ? expected : undefined;
    const known = await requireIdentical(releases, descriptor, revision);
    const goesLive = change && (await needsActivation(releases, change, descriptor));
    const checked = goesLive ? await check(known ?? descriptor, received) : undefined;

    const outcome = await locked(async (inside) => {
      const recorded = await requireIdentical(inside, descriptor, revision);
      const { version: previous } = await inside.findLive(section);
      if (!recorded) await inside.insert(descriptor, { source, by, notes, signature });
      else {
        await inside.noteSentAgain(section, version);
        if (signature) await inside.noteSignature(section, version, signature);
      }
      const goesLiveNow = change !== null && previous !== version;
      if (!recorded || goesLiveNow || (await isSourceOpen(inside, descriptor, source, change !== null)))
        await inside.noteSource(section, version, source, await comparedBy(inside, section, ancestry, expected));
      if (change) await activateLocked(inside, change, recorded ?? descriptor, checked?.live);
      // Last, so that a refusal leaves nothing; identical files that were lost or damaged come back.
      const healed = recorded !== null && !(await store.isWhole(recorded));
      if (!recorded || healed) await store.place(received, descriptor);
      if (healed) await inside.noteReturned(section, version);
      const live = change ? version : previous;
      return { section, version, live, previous, isNew: !recorded, ...(healed && { healed }), ...hintsOf(checked) };
    });
    await settle(section, version);
    return activate && waitsFor.length > 0 ? { ...outcome, waitsFor } : outcome;
  }

  function activate(activation: Activation): Promise<ReleaseOutcome> {
    return goLive({ ...activation, isRollback: false, isForced: false });
  }

  /** A published version, with its files at hand. */
  async function bringPublished(section: string, version: string): Promise<ReleaseDescriptor> {
    const descriptor = await releases.find(section, version);
    if (!descriptor) throw unpublished(section, version);
    if (!(await store.bring(descriptor))) throw new FilesMissingError(section, version);
    return descriptor;
  }

  /** The same, signed as its section wants it and with all its origins allowed. */
  async function bringFitting(section: string, version: string): Promise<ReleaseDescriptor> {
    const descriptor = await bringPublished(section, version);
    const missing = await origins.findMissing(descriptor);
    if (missing.length > 0) throw new OriginsNotAllowedError(missing);
    requireSignature(await keys.findOf(section), descriptor, await releases.findSignature(section, version));
    return descriptor;
  }

  async function goLive(change: Change): Promise<ReleaseOutcome> {
    const { section, version, isForced, isRollback } = change;
    const descriptor = await (isForced ? bringPublished : bringFitting)(section, version);
    if (isShell(descriptor) && shellProtocol !== undefined && descriptor.protocol !== shellProtocol)
      throw new ForeignShellError(descriptor, shellProtocol);
    if (isForced) await requireOnceLive(releases, descriptor);
    // Where it goes live all the same, pages do not allow them.
    const without = withoutOrigins(await origins.findMissing(descriptor));
    const goesLive = await needsActivation(releases, change, descriptor);
    const isReturn = isRollback && (await releases.hasBeenLive(section, version));
    const checked =
      goesLive && !isForced ? await check(descriptor, store.folder(section, version), isReturn) : undefined;

    const outcome = await locked(async (inside) => {
      // Its files may have been removed while it was rendered.
      const recorded = await inside.findWithFiles(section, version);
      if (!recorded || !isSameRelease(recorded, descriptor)) throw unpublished(section, version);
      const { version: previous } = await inside.findLive(section);
      const taken = isForced && !isShell(descriptor) ? await placesTakenBy(inside, descriptor) : [];
      const reasons = [change.reason, without, ...taken].filter((reason) => reason !== undefined);
      const reason = reasons.map((sentence) => sentence.replace(/\.$/, '')).join('; ');
      await activateLocked(inside, reason ? { ...change, reason } : change, descriptor, checked?.live);
      const hints = [...(checked?.hints ?? []), ...(without ? [without] : []), ...taken];
      return { section, version, live: version, previous, ...(hints.length > 0 && { hints }) };
    });
    await settle(section, version);
    return outcome;
  }

  /**
   * Without a version to the one before, or to the one that was withdrawn; without an expected revision whatever is
   * live now. Going back needs no consent, except to a version that was rolled back itself, and with `force` no check
   * either. A second step needs `version`, `from` or `force`: a repeated job would go further back each time.
   */
  async function rollBack({
    section,
    version,
    from,
    expected,
    again,
    force = false,
    by,
    reason,
  }: Return): Promise<ReleaseOutcome> {
    const { version: live, revision, isReturned } = await releases.findLive(section);
    const isUnnamed = version === undefined;
    const isStale = (from ?? live) !== live || (isUnnamed && (expected ?? revision) !== revision);
    if (isStale) throw new StaleReleaseError(live);
    const before = () => (live ? releases.findVersionBefore(section, live) : releases.findWithdrawn(section));
    const target = version ?? (await before());
    if (!target) throw new AppError(409, 'nothing_to_roll_back', nothingBefore(section, live));
    if (isReturned && isUnnamed && from === undefined && !force)
      throw new AppError(409, 'second_step', `${section} ${live} ist live, weil es zurückging.`, { live });
    // By default the target is no version that was rolled back, unless somebody released it again; a named one may be.
    const said = { again: again === true || force || isUnnamed, older: true };
    const kind = { isRollback: true, isForced: force };
    return goLive({
      section,
      version: target,
      expected: expected ?? revision,
      ...kind,
      by,
      said,
      ...(reason && { reason }),
    });
  }

  /** Withdraws a section; its versions stay, so that any of them can go live again. */
  async function withdraw({ section, expected, by }: Withdrawal): Promise<ReleaseOutcome> {
    if (section === SHELL) throw new AppError(400, 'shell_needed', 'Ohne den Rahmen gibt es keine Seiten.');
    const { version, missed } = await locked(async (inside) => {
      const live = await inside.findLive(section);
      if (live.revision !== expected || !live.version) throw new StaleReleaseError(live.version);
      const missed = missedWithout(section, (await inside.findRegistry()).sections);
      await inside.activate({ section, version: null, previous: live.version, isRollback: false, isForced: false, by });
      return { version: live.version, missed };
    });
    await settle(section, version);
    return { section, version, live: null, previous: version, ...(missed.length > 0 && { hints: missed }) };
  }

  /** Keeps a version's files until somebody unpins it. */
  async function pin({ section, version, pinned }: { section: string; version: string; pinned: boolean }) {
    await locked(async (inside) => {
      const others = pinned ? (await inside.findPinned(section)).filter((other) => other !== version) : [];
      if (others.length >= MOST_PINS)
        throw new AppError(
          409,
          'too_many_pins',
          `Von ${section} sind schon ${MOST_PINS} Versionen angepinnt: ${others.join(', ')}. Eine davon gibt frei: --unpin X.Y.Z`,
        );
      if (!(await inside.pin(section, version, pinned))) throw unpublished(section, version);
    });
  }

  /**
   * After a committed change: end trials that do not fit it, show it at once, then clean up; a failed clean-up is
   * repeated next time, the rest each minute.
   */
  async function settle(section: string, version: string): Promise<void> {
    await endMisfits().catch((error: unknown) => log.warn(error, 'trials not compared with what is live'));
    await registry.refresh().catch((error: unknown) => log.warn(error, 'registry not read again'));
    await tidy({ section, version });
  }

  async function tidy(atHand?: { section: string; version: string }): Promise<void> {
    await prune(atHand).catch((error: unknown) => log.warn(error, 'old releases not removed'));
  }

  /**
   * Removes files of old versions ({@link expendableReleases}), never those of the one at hand: somebody has just sent
   * it.
   */
  function prune(atHand: { section: string; version: string } | undefined): Promise<void> {
    return locked(async (inside) => {
      const known = (await inside.findKept()).map((release) => {
        const isAtHand = release.section === atHand?.section && release.version === atHand.version;
        return { ...release, isHeld: release.isHeld || isAtHand };
      });
      const kept = new Map(known.map(({ section }) => [section, new Set<string>()]));
      const expendable = new Set(expendableReleases(known, new Date(), maxBytes));
      for (const release of known) {
        if (expendable.has(release)) await inside.noteRemoved(release.section, release.version);
        else kept.get(release.section)?.add(release.version);
      }
      await store.keepOnly(kept);
    });
  }

  function locked<T>(work: (inside: ReleasesRepository) => Promise<T>): Promise<T> {
    return db.transaction(async (trx) => {
      const inside = createReleasesRepository(trx);
      await inside.lock();
      return work(inside);
    });
  }

  return {
    publish,
    activate,
    rollBack,
    withdraw,
    pin,
    /** Throws if a version needs more consent to go live, or something else has gone live. */
    async requireOrder(this: void, activation: Activation, inside: ReleasesRepository = releases): Promise<void> {
      const descriptor = await inside.find(activation.section, activation.version);
      if (!descriptor) throw unpublished(activation.section, activation.version);
      await needsActivation(inside, activation, descriptor);
    },
    /** Checks a published version as before it goes live. */
    admitPublished: async (section: string, version: string) =>
      check(await bringFitting(section, version), store.folder(section, version)),
    /** Reasons against a version on trial beside what is live by now. */
    misfits,
    /** Removes old versions; failures are ignored. */
    tidy: () => tidy(),
  };
}

/** A check that was never made cannot be bypassed: any uploader could take what belongs to others. */
async function requireOnceLive(
  releases: Pick<ReleasesRepository, 'hasBeenLive'>,
  descriptor: ReleaseDescriptor,
): Promise<void> {
  const { name, version } = descriptor;
  if (!(await releases.hasBeenLive(name, version)))
    throw new AppError(
      409,
      'never_live',
      `${name} ${version} war nie live; ungeprüft geht es nur dorthin zurück, wo es schon war.`,
    );
  const reasons = isShell(descriptor) ? [] : reservedPathRefusals(descriptor);
  if (reasons.length > 0) throw new NotAdmittedError(reasons);
}

/**
 * What the sender's comparison says: of the version that was live when it looked, which may be another by now. Where it
 * does not say when that was, that its commit follows proves nothing.
 */
async function comparedBy(
  inside: ReleasesRepository,
  section: string,
  ancestry: Ancestry,
  expected: number | undefined,
): Promise<Compared> {
  if (expected !== undefined) return { ancestry, comparedWith: await inside.findLiveAt(section, expected) };
  const { version: comparedWith } = await inside.findLive(section);
  return { ancestry: ancestry === 'follows' ? 'unknown' : ancestry, comparedWith };
}

/**
 * Whether a build that is sent again, and does not go live by that, came from this sender: what follows is compared
 * with that commit, so the live version keeps its own. A candidate is compared anew by its origin alone; what a start
 * has made live becomes somebody's release.
 */
async function isSourceOpen(
  inside: ReleasesRepository,
  { name, version }: ReleaseDescriptor,
  source: ReleaseSource,
  wantsLive: boolean,
): Promise<boolean> {
  const { origin } = await inside.findSource(name, version);
  if (origin === 'portal') return wantsLive;
  return origin === source.origin && !(await inside.hasBeenLive(name, version));
}

/** Places that other sections have taken since the version was live; it shows them all the same. */
async function placesTakenBy(inside: ReleasesRepository, descriptor: SectionDescriptor): Promise<string[]> {
  return takenPlaces(descriptor, (await inside.findRegistry()).sections);
}

function hintsOf(checked: Checked | undefined): Pick<ReleaseOutcome, 'hints'> {
  return checked && checked.hints.length > 0 ? { hints: checked.hints } : {};
}

/** The last word, under the lock: another section may have gone live since {@link AdmitRelease} ran. */
async function activateLocked(
  inside: ReleasesRepository,
  change: Change,
  descriptor: ReleaseDescriptor,
  checked: Registry | undefined,
): Promise<void> {
  if (!(await needsActivation(inside, change, descriptor))) return;
  const { section, version, isRollback, isForced, by, said, reason = null } = change;
  if (!isForced) await requireStillFitting(inside, descriptor, checked);
  const { version: previous } = await inside.findLive(section);
  const knownOrigin = said.newOrigin ? (await inside.findSource(section, version)).origin : null;
  await inside.activate({ section, version, previous, isRollback, isForced, by, reason, knownOrigin });
}

/** Throws if what goes live or on trial was checked with another shell, or others have taken its places meanwhile. */
export async function requireStillFitting(
  inside: ReleasesRepository,
  descriptor: ReleaseDescriptor,
  checked: Registry | undefined,
): Promise<void> {
  const live = await inside.findRegistry();
  const isCheckedWithThese = isShell(descriptor)
    ? checked?.revision === live.revision
    : checked?.shell?.version === live.shell?.version;
  if (!isCheckedWithThese) throw new AppError(409, 'stale_release', overtaken(descriptor));
  const reasons = isShell(descriptor) ? [] : takenPlaces(descriptor, live.sections);
  if (reasons.length > 0) throw new NotAdmittedError(reasons);
}

/**
 * Returns false when it is live already. Throws {@link StaleReleaseError} when something has gone live since the
 * expected revision, even if it was the same version again, and what {@link requireOrder} throws.
 */
async function needsActivation(
  releases: ReleasesRepository,
  { section, version, expected, said, origin }: Activation & Pick<Change, 'origin'>,
  descriptor: ReleaseDescriptor,
): Promise<boolean> {
  const live = await releases.findLive(section);
  if (live.version === version) return false;
  if (live.revision !== expected) throw new StaleReleaseError(live.version);
  const source = live.version && (await releases.findSource(section, live.version));
  const from = origin ?? (await releases.findUntriedOrigin(section, version, live.version));
  const isRolledBack = (await releases.findRolledBack(section)).has(releaseFingerprint(descriptor));
  const hasBeenLive = await releases.hasBeenLive(section, version);
  const knownOrigins = await releases.findKnownOrigins(section);
  requireOrder(
    { section, version, isRolledBack, hasBeenLive, knownOrigins, ...(from && { origin: from }) },
    live.version && source ? { version: live.version, source } : null,
    said,
  );
  return true;
}

function overtaken(descriptor: ReleaseDescriptor): string {
  const other = isShell(descriptor) ? 'ein Modul' : 'der Rahmen';
  return `Während der Prüfung hat ${other} gewechselt. Bitte noch einmal veröffentlichen.`;
}

function unpublished(section: string, version: string): AppError {
  return notFound(`${section} ${version} ist nicht veröffentlicht.`);
}

function withoutOrigins(missing: readonly SectionOrigin[]): string | undefined {
  if (missing.length === 0) return undefined;
  return `ohne nicht erlaubte Herkunft: ${missing.map(({ kind, origin }) => `${origin} (${kind})`).join(', ')}`;
}

function nothingBefore(section: string, live: string | null): string {
  if (!live) return `${section} ist nicht live; bitte sagen, welche Version es werden soll.`;
  return `Vor der aktiven Version von ${section} gibt es keine.`;
}
