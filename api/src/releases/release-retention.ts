import { DAY_MS } from '../berlin-time/berlin-time.ts';

/** Days that a version's files stay after it was published or last live: tabs from then may still ask for them. */
const KEPT_DAYS = 30;

/** A version whose files are there; `unusedSince` is when it was replaced, or published if it never was live. */
export type KeptRelease = {
  section: string;
  version: string;
  /** With the compressed copies. */
  bytes: number;
  wasLive: boolean;
  unusedSince: Date;
  /** Live, where a rollback leads, on trial, pinned, or just being published: it stays whatever happens. */
  isHeld: boolean;
};

/** The versions to remove: what is older than {@link KEPT_DAYS}, then what was never live and the oldest until all fit in `maxBytes`. */
export function expendableReleases(kept: readonly KeptRelease[], now: Date, maxBytes: number): KeptRelease[] {
  const limit = now.getTime() - KEPT_DAYS * DAY_MS;
  const isAged = ({ isHeld, unusedSince }: KeptRelease) => !isHeld && unusedSince.getTime() < limit;
  const removed = kept.filter(isAged);
  const young = kept.filter((release) => !isAged(release));
  let bytes = young.reduce((sum, release) => sum + release.bytes, 0);
  const byWorth = young
    .filter(({ isHeld }) => !isHeld)
    .sort((one, other) => {
      return Number(one.wasLive) - Number(other.wasLive) || one.unusedSince.getTime() - other.unusedSince.getTime();
    });
  for (const release of byWorth) {
    if (bytes <= maxBytes) break;
    removed.push(release);
    bytes -= release.bytes;
  }
  return removed;
}
