import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ratioOf, type Chapter } from './report.ts';

const FILE = join(import.meta.dirname, 'baseline.json');
/** How far a ratio may fall below the accepted one. */
const TOLERANCE = 0.15;

/** Ratios of requests/s to a bare server's, by name: the ones that mean the same on every machine. */
type Baseline = Readonly<Record<string, number>>;

/** What fell more than 15 % below the ratios accepted last. */
export async function findRegressions(chapters: readonly Chapter[]): Promise<string[]> {
  const accepted = await readBaseline();
  return [...ratiosOf(chapters)].flatMap(([name, ratio]) => {
    const before = accepted[name];
    if (before === undefined || ratio >= before * (1 - TOLERANCE)) return [];
    return [`${name}: ${ratio.toFixed(2)} of a bare server, accepted were ${before.toFixed(2)}`];
  });
}

/** Accepts what was measured now; what was not measured stays as it is. */
export async function saveBaseline(chapters: readonly Chapter[]): Promise<void> {
  const rounded = [...ratiosOf(chapters)].map(([name, ratio]) => [name, Number(ratio.toFixed(2))] as const);
  const baseline = { ...(await readBaseline()), ...Object.fromEntries(rounded) };
  await writeFile(FILE, `${JSON.stringify(baseline, null, 2)}\n`);
}

async function readBaseline(): Promise<Baseline> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Baseline;
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
