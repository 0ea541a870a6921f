import { isDeepStrictEqual } from 'node:util';
import type { SectionDescriptor } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { StaleReleaseError } from './release-errors.ts';
import type { ReleasesRepository } from './releases.repository.ts';

/**
 * A version exists once: published again it must be the same, descriptor and files. Returns what is recorded of it,
 * which is what goes live. An overtaken release is refused as such, even if the other one took its version number.
 */
export async function requireIdentical(
  releases: ReleasesRepository,
  candidate: SectionDescriptor,
  expected: string | null | undefined,
): Promise<SectionDescriptor | null> {
  const { name, version } = candidate;
  const recorded = await releases.find(name, version);
  if (!recorded || isSameRelease(recorded, candidate)) return recorded;
  const live = await releases.findLiveVersion(name);
  if (expected !== undefined && expected !== live) throw new StaleReleaseError(live);
  throw new AppError(
    409,
    'version_exists',
    `${name} ${version} gibt es schon mit anderem Inhalt. Bitte die Version erhöhen.`,
  );
}

/** Whether two descriptors say the same, in whatever order they name their keys and files. */
export function isSameRelease(one: SectionDescriptor, other: SectionDescriptor): boolean {
  return isDeepStrictEqual(comparable(one), comparable(other));
}

/** Without the compressed sizes: they depend on the sender's zlib, and those that count are the recorded ones. */
function comparable({ files, ...descriptor }: SectionDescriptor): object {
  return { ...descriptor, files: new Map(files.map(({ path, bytes, integrity }) => [path, `${bytes} ${integrity}`])) };
}
