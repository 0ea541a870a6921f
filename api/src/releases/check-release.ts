import {
  isShell,
  type Registry,
  type ReleaseDescriptor,
  type SectionDescriptor,
  type ShellDescriptor,
} from '../contract/index.ts';
import { pathRefusals } from './page-paths.ts';
import { NotAdmittedError } from './release-errors.ts';
import type { ReleaseRegistry } from './release-registry.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleasesRepository } from './releases.repository.ts';
import { settingRefusals } from './setting-values.ts';
import { sizeRefusals } from './size-budget.ts';
import { apiMisfits, type ApiMisfits } from './skew/api-misfits.ts';
import type { ApiSurface } from './skew/api-surface.ts';
import { calledBy, readApiUses, releaseSkew } from './skew/release-skew.ts';
import { slotRefusals } from './widget-slots.ts';

/**
 * Renders the candidate as it would be rendered live; throws {@link NotAdmittedError} with the faults. May return those
 * that are no reason against it.
 */
export type AdmitRelease = (candidate: {
  descriptor: ReleaseDescriptor;
  folder: string;
  /** It has been live before, so that it has worked in browsers. */
  isReturn: boolean;
}) => Promise<string[] | void>;

/**
 * What a section uses of the shell and that one lacks, and its widgets for which neither the shell nor the `live`
 * sections have a slot, as German sentences that do not name the section's version.
 */
export type MissedInShell = (
  section: { descriptor: SectionDescriptor; folder: string },
  shell: ShellDescriptor,
  live: readonly SectionDescriptor[],
) => Promise<string[]>;

/** The registry that a release was checked with, and findings that are no reason against it. */
export type Checked = { live: Registry; hints: string[] };

type Parts = {
  releases: ReleasesRepository;
  registry: ReleaseRegistry;
  store: ReleaseStore;
  /** What the API takes and answers; it is whole when all routes are registered. */
  surface: () => ApiSurface;
  admitRelease: AdmitRelease | undefined;
  missedInShell: MissedInShell | undefined;
};

/**
 * Checks releases outside of any lock. `check`, before one goes live: size, settings, places, what it uses of the API,
 * and how it renders; throws {@link NotAdmittedError} with every reason against it. `misfits`, while one is on trial:
 * its places, and what API and shell lack of what it uses and the live version does not; returns the reasons.
 */
export function createReleaseCheck({ releases, registry, store, surface, admitRelease, missedInShell }: Parts) {
  /** A misfit of the candidate with the API is no reason where the live version has it, too. */
  async function compare(
    descriptor: ReleaseDescriptor,
    folder: string,
    { shell, sections }: Registry,
  ): Promise<ApiMisfits> {
    const { name, version } = descriptor;
    const { refusals } = await releaseSkew(descriptor, folder, surface());
    const before = [shell, ...sections].find((one) => one?.name === name && one.version !== version);
    if (!before || refusals.length === 0) return { refusals, hints: [] };
    const used = await readApiUses(before, store.folder(name, before.version));
    const lacked = apiMisfits(used ?? {}, surface(), calledBy(descriptor)).refusals;
    return {
      refusals: refusals.filter((sentence) => !lacked.includes(sentence)),
      hints: refusals.filter((sentence) => lacked.includes(sentence)).map((text) => `${text}; auch ${before.version}`),
    };
  }

  const missedBy = async (descriptor: SectionDescriptor, { shell, sections }: Registry): Promise<string[]> => {
    const folder = store.folder(descriptor.name, descriptor.version);
    return (shell && (await missedInShell?.({ descriptor, folder }, shell, sections))) ?? [];
  };

  async function misfits(descriptor: SectionDescriptor): Promise<string[]> {
    const live = await releases.findRegistry();
    const taken = takenPlaces(descriptor, live.sections);
    // What lies nowhere is shown to nobody.
    if (!(await store.bring(descriptor))) return taken;
    const { refusals } = await compare(descriptor, store.folder(descriptor.name, descriptor.version), live);
    const beside = live.sections.find(({ name }) => name === descriptor.name);
    const lacked = beside ? await missedBy(beside, live) : [];
    const missed = await missedBy(descriptor, live);
    return [...taken, ...refusals, ...missed.filter((sentence) => !lacked.includes(sentence))];
  }

  async function check(descriptor: ReleaseDescriptor, folder: string, isReturn = false): Promise<Checked> {
    // The check renders with this instance's registry.
    await registry.refresh();
    const live = await releases.findRegistry();
    const reasons = sizeRefusals(descriptor);
    if (!isShell(descriptor))
      reasons.push(...settingRefusals(descriptor.settings), ...takenPlaces(descriptor, live.sections));
    const skew = await compare(descriptor, folder, live);
    reasons.push(...skew.refusals);
    if (reasons.length > 0) throw new NotAdmittedError(reasons);
    const hints = (await admitRelease?.({ descriptor, folder, isReturn })) ?? [];
    return { live, hints: [...skew.hints, ...hints] };
  }

  return { check, misfits };
}

/** Addresses and slots of the candidate that belong to others. */
export function takenPlaces(candidate: SectionDescriptor, live: readonly SectionDescriptor[]): string[] {
  return [...pathRefusals(candidate, live), ...slotRefusals(candidate, live)];
}
