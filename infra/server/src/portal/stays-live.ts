import type { PublishedRelease } from '@portal/api/contract';

type Past = Pick<PublishedRelease, 'version' | 'fingerprint' | 'publishedAt' | 'activatedAt' | 'rolledBack'>;

/** Whether a start leaves a section's live version, which came from `origin`, although the folder has this build. */
export function staysLive(
  live: { version: string; origin: string | null },
  fingerprint: string,
  published: readonly Past[],
): boolean {
  const isKnown = published.some((release) => release.fingerprint === fingerprint);
  return isKnown || live.origin !== 'portal' || isReturnedTo(live.version, published);
}

/** Whether somebody went back to the live version. */
export function isReturnedTo(version: string, published: readonly Past[]): boolean {
  const since = published.find((release) => release.version === version)?.publishedAt ?? '';
  return published.some(({ rolledBack, activatedAt }) => rolledBack && (activatedAt ?? '') > since);
}
