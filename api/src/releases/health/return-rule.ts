/**
 * How often a version was seen, and how often it failed; how long in ms three of four visits at most took to show a
 * page (`lcp`) and to answer (`inp`), null where too few have reported.
 */
export type Fared = { views: number; failures: number; lcp: number | null; inp: number | null };

/** Fewer views of either version say too little. */
export const LEAST_VIEWS = 50;
/** One household may have sent all of fewer failures: within an hour three of them count. */
const LEAST_FAILURES = 4;
const FACTOR = 3;
/**
 * Up to here pages count as fast (https://web.dev/articles/defining-core-web-vitals-thresholds), whatever the version
 * before took; in ms.
 */
const FAST = { lcp: 2500, inp: 200 };

/**
 * Why a version has to give way to the one before, for a line in the history: for the same number of views it fails
 * three times as often, or its pages take three times as long. Undefined while nothing speaks against it. A version
 * that never failed counts as if it had once: nobody knows more of it.
 */
export function reasonAgainst(now: Fared, before: Fared): string | undefined {
  if (failsMore(now, before)) return comparedRates(now, before);
  for (const measure of ['lcp', 'inp'] as const) {
    const [took, tookBefore] = [now[measure], before[measure]];
    if (took === null || tookBefore === null) continue;
    if (took > FAST[measure] && took >= FACTOR * tookBefore)
      return `${measure.toUpperCase()} ${milliseconds.format(took)} statt ${milliseconds.format(tookBefore)} ms bei drei von vier Besuchen`;
  }
  return undefined;
}

function failsMore(now: Fared, before: Fared): boolean {
  if (now.views < LEAST_VIEWS || before.views < LEAST_VIEWS || now.failures < LEAST_FAILURES) return false;
  return now.failures * before.views >= FACTOR * Math.max(1, before.failures) * now.views;
}

const milliseconds = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const rate = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12,0 statt 3,1 Fehler je 1.000 Aufrufe`. */
function comparedRates(now: Fared, before: Fared): string {
  const [ours, theirs] = [now, before].map(({ failures, views }) => rate.format((failures / views) * 1000));
  return `${ours} statt ${theirs} Fehler je 1.000 Aufrufe`;
}
