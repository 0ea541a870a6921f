import type { SectionDescriptor } from '../contract/index.ts';
import { AppError } from '../errors.ts';
import { StaleReleaseError } from './release-errors.ts';
import type { ReleasesRepository } from './releases.repository.ts';

/**
 * A version exists once: published again it must be the same, byte for byte. Answers what is recorded of it. Who was
 * overtaken hears that, even if the other one took the version that was free before.
 */
export async function requireIdentical(
  releases: ReleasesRepository,
  candidate: SectionDescriptor,
  expected: string | null | undefined,
): Promise<SectionDescriptor | null> {
  const { name, version } = candidate;
  const recorded = await releases.find(name, version);
  if (!recorded || fingerprint(recorded) === fingerprint(candidate)) return recorded;
  const live = await releases.findLiveVersion(name);
  if (expected !== undefined && expected !== live) throw new StaleReleaseError(live);
  throw new AppError(
    409,
    'version_exists',
    `${name} ${version} gibt es schon mit anderem Inhalt. Bitte die Version erhöhen.`,
  );
}

function fingerprint({ build, files }: SectionDescriptor): string {
  return [build, ...files.map((file) => `${file.path} ${file.integrity}`).sort()].join('\n');
}
