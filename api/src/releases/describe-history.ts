import { BILL_OF_MATERIALS, type NamedOrigin, type PublishedRelease } from '../contract/index.ts';
import type { ReleaseStore } from './release-store.ts';
import type { RecordedRelease } from './releases.repository.ts';
import { missingOrigins } from './section-origins.repository.ts';

/** What a section's versions are compared with. */
type Known = { allowed: readonly NamedOrigin[] };

/** Published versions as the API lists them, with whether they can still go live. */
export function describeHistory(
  history: readonly RecordedRelease[],
  store: Pick<ReleaseStore, 'has'>,
  { allowed }: Known,
): Promise<PublishedRelease[]> {
  const described = history.map(async ({ descriptor, ...release }) => {
    const notAllowed = missingOrigins(descriptor, allowed);
    return {
      ...release,
      ...(notAllowed.length > 0 && { notAllowed }),
      bom: !release.removed && descriptor.files.some(({ path }) => path === BILL_OF_MATERIALS),
      available: !release.removed && (await store.has(descriptor)),
    };
  });
  return Promise.all(described);
}
