import { BILL_OF_MATERIALS, type NamedOrigin, type PublishedRelease, type SectionKey } from '../contract/index.ts';
import type { ReleaseStore } from './release-store.ts';
import type { RecordedRelease } from './releases.repository.ts';
import { signingKey } from './require-signature.ts';
import { missingOrigins } from './section-origins.repository.ts';

/** Data that a section's versions are compared with. */
type Known = { allowed: readonly NamedOrigin[]; keys: readonly SectionKey[] };

/** Published versions as the API lists them, with whether they can still go live. */
export function describeHistory(
  history: readonly RecordedRelease[],
  store: Pick<ReleaseStore, 'has'>,
  { allowed, keys }: Known,
): Promise<PublishedRelease[]> {
  const described = history.map(async ({ descriptor, signature, ...release }) => {
    const notAllowed = missingOrigins(descriptor, allowed);
    const key = signature === null ? undefined : signingKey(keys, descriptor, signature);
    return {
      ...release,
      ...(notAllowed.length > 0 && { notAllowed }),
      ...(key && { signedWith: key.name }),
      bom: !release.removed && descriptor.files.some(({ path }) => path === BILL_OF_MATERIALS),
      available: !release.removed && (await store.has(descriptor)),
    };
  });
  return Promise.all(described);
}
