import type { ReleaseDescriptor } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { releaseFingerprint, takenVersion } from './release-build.ts';
import { StaleReleaseError } from './release-errors.ts';
import type { ReleasesRepository } from './releases.repository.ts';

/**
 * A version exists once: published again it must be the same, descriptor and files. Returns its record, which is what
 * goes live. An overtaken release is refused as such, even if the other one took its version number.
 */
export async function requireIdentical(
  releases: ReleasesRepository,
  candidate: ReleaseDescriptor,
  expected: number | undefined,
): Promise<ReleaseDescriptor | null> {
  const { name, version } = candidate;
  const recorded = await releases.find(name, version);
  if (!recorded || isSameRelease(recorded, candidate)) return recorded;
  const live = await releases.findLive(name);
  if (expected !== undefined && expected !== live.revision) throw new StaleReleaseError(live.version);
  throw new AppError(409, 'version_exists', takenVersion(candidate));
}

/** Whether two descriptors say the same, in whatever order they name their keys and files. */
export function isSameRelease(one: ReleaseDescriptor, other: ReleaseDescriptor): boolean {
  return one.version === other.version && releaseFingerprint(one) === releaseFingerprint(other);
}
