import type { PublishedRelease } from '../contract/index.ts';
import type { ReleaseStore } from './release-store.ts';
import type { RecordedRelease } from './releases.repository.ts';

/** Published versions as the API lists them, with whether they can still go live. */
export function describeHistory(
  history: readonly RecordedRelease[],
  store: Pick<ReleaseStore, 'has'>,
): Promise<PublishedRelease[]> {
  const described = history.map(async ({ descriptor, ...release }) => ({
    ...release,
    available: !release.removed && (await store.has(descriptor)),
  }));
  return Promise.all(described);
}
