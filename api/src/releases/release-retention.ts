import { DAY_MS } from '../time/berlin-time.ts';

/**
 * Days that a version's files stay after it was published, last live or last on trial: tabs from then may still ask for
 * them.
 */
const KEPT_DAYS = 30;

/**
 * A version whose files are there; `unusedSince` is the last time that it was published, also again, replaced or on
 * trial.
 */
export type KeptRelease = {
  section: string;
  version: string;
  /** The size of its files, compressed copies included. */
  bytes: number;
  wasLive: boolean;
  unusedSince: Date;
  /** Live, where a rollback leads, on trial, pinned, or just being published: it stays whatever happens. */
  isHeld: boolean;
  /** Published within the last hour: its sender may be having it checked. */
  isFresh: boolean;
};

/**
 * The versions to remove: those older than {@link KEPT_DAYS}, then those never live and the oldest until all fit in
 * `maxBytes`. Sections beyond their share of that go first, so that none evicts another's. Fresh versions take no room
 * yet.
 */
export function expendableReleases(kept: readonly KeptRelease[], now: Date, maxBytes: number): KeptRelease[] {
  const limit = now.getTime() - KEPT_DAYS * DAY_MS;
  const isAged = ({ isHeld, unusedSince }: KeptRelease) => !isHeld && unusedSince.getTime() < limit;
  const removed = kept.filter(isAged);
  const young = kept.filter((release) => !release.isFresh && !isAged(release));
  let bytes = young.reduce((sum, release) => sum + release.bytes, 0);
  const byWorth = young
    .filter(({ isHeld }) => !isHeld)
    .sort((one, other) => {
      return Number(one.wasLive) - Number(other.wasLive) || one.unusedSince.getTime() - other.unusedSince.getTime();
    });
  const bytesOf = new Map<string, number>();
  for (const release of young) bytesOf.set(release.section, (bytesOf.get(release.section) ?? 0) + release.bytes);
  const share = maxBytes / bytesOf.size;
  while (bytes > maxBytes) {
    const greedy = byWorth.findIndex(({ section }) => (bytesOf.get(section) ?? 0) > share);
    const [release] = byWorth.splice(Math.max(0, greedy), 1);
    if (!release) break;
    removed.push(release);
    bytes -= release.bytes;
    bytesOf.set(release.section, (bytesOf.get(release.section) ?? 0) - release.bytes);
  }
  return removed;
}
