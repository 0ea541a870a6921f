/** How often a version was seen, and how often it failed. */
export type Fared = { views: number; failures: number };

/** Fewer views of either version say too little. */
const LEAST_VIEWS = 50;
/** One household adds three at most, so this takes two. */
const LEAST_FAILURES = 5;
const FACTOR = 3;

/**
 * Whether a version fails so much more often than the one before that it has to go: three times as often for the same
 * number of views. One that never failed counts as if it had once: nobody knows more of it.
 */
export function isWorse(now: Fared, before: Fared): boolean {
  if (now.views < LEAST_VIEWS || before.views < LEAST_VIEWS || now.failures < LEAST_FAILURES) return false;
  return now.failures * before.views >= FACTOR * Math.max(1, before.failures) * now.views;
}

const rate = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** For a line in the history: `12,0 statt 3,1 Fehler je 1.000 Aufrufe`. */
export function comparedRates(now: Fared, before: Fared): string {
  const [ours, theirs] = [now, before].map(({ failures, views }) => rate.format((failures / views) * 1000));
  return `${ours} statt ${theirs} Fehler je 1.000 Aufrufe`;
}
