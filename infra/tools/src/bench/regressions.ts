import { ratioOf, type Chapter } from './report.ts';

/** How far a ratio may fall below the accepted one. */
const TOLERANCE = 0.15;

/** Ratios of requests/s to a bare server's, by name: the ones that mean the same on every machine. */
export type Baseline = Readonly<Record<string, number>>;

/** Ratios that fell more than 15 % below the ones accepted last, a sentence each. */
export function findRegressions(chapters: readonly Chapter[], accepted: Baseline): string[] {
  return [...ratiosOf(chapters)].flatMap(([name, ratio]) => {
    const before = accepted[name];
    if (before === undefined || ratio >= before * (1 - TOLERANCE)) return [];
    return [`${name}: ${ratio.toFixed(2)} of a bare server, accepted were ${before.toFixed(2)}`];
  });
}

/** The baseline with the new measurements; ratios not measured now stay as they are. */
export function acceptRatios(chapters: readonly Chapter[], accepted: Baseline): Baseline {
  const rounded = [...ratiosOf(chapters)].map(([name, ratio]) => [name, Number(ratio.toFixed(2))] as const);
  return { ...accepted, ...Object.fromEntries(rounded) };
}

function ratiosOf(chapters: readonly Chapter[]): Map<string, number> {
  const measures = chapters.flatMap((chapter) => chapter.measures).filter(({ unit }) => unit === 'req/s');
  return new Map(
    measures.flatMap((measure) => {
      const ratio = ratioOf(measure);
      // Sizes in brackets change with the content.
      return ratio === undefined ? [] : [[measure.name.replace(/ \(.*\)$/, ''), ratio] as const];
    }),
  );
}
