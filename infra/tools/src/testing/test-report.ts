import { nothing, type Outcome } from './test-results.ts';

/** A finished step. */
export type Step = { name: string; outcome: Outcome; seconds: number };

/** How many of the slowest tests are named. */
const SLOWEST = 20;

/**
 * Seconds the slowest tests may take together. On two cores that much other work keeps busy they take about 800, so
 * that a machine that is slower by half stays below it, and several tests that have begun to take minutes do not.
 */
export const SLOWEST_BUDGET = 1_200;

/** The summary of a run; the last line counts passed and failed tests. */
export function reportOf(steps: readonly Step[]): string[] {
  const all = <T>(pick: (outcome: Outcome) => readonly T[]) => steps.flatMap(({ outcome }) => pick(outcome));
  const passed = steps.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = all((outcome) => outcome.failed);
  return [
    ...listOf(
      `The ${SLOWEST} slowest tests`,
      slowestOf(steps).map(({ title, ms }) => `${(ms / 1000).toFixed(1)} s  ${title}`),
    ),
    ...listOf('Skipped', mergedByNumbers(all(({ skipped }) => skipped))),
    ...listOf(
      'Flaky: passed, but not at the first try',
      all(({ flaky }) => flaky),
    ),
    ...listOf('Failed', failed),
    '',
    ...steps.map(lineOf),
    `${passed} passed, ${failed.length} failed`,
  ];
}

/** Whether the slowest tests keep to their budget, as a step of its own. */
export function keepToBudget(steps: readonly Step[]): Step {
  const name = `The ${SLOWEST} slowest tests take at most ${SLOWEST_BUDGET} s`;
  const seconds = slowestOf(steps).reduce((sum, { ms }) => sum + ms, 0) / 1000;
  const isKept = seconds <= SLOWEST_BUDGET;
  const outcome = isKept ? { ...nothing, passed: 1 } : { ...nothing, failed: [`${name}, not ${seconds.toFixed(0)} s`] };
  return { name, outcome, seconds };
}

function slowestOf(steps: readonly Step[]): Outcome['durations'] {
  const durations = steps.flatMap(({ outcome }) => outcome.durations);
  return durations.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);
}

/** A sweep over many numbers, such as moments, stands in one line. */
function mergedByNumbers(titles: readonly string[]): string[] {
  const alike = new Map<string, string[]>();
  for (const title of titles) {
    const words = title.replaceAll(/\d+/g, '0');
    alike.set(words, [...(alike.get(words) ?? []), title]);
  }
  return [...alike.values()].map(([first = '', ...others]) =>
    others.length === 0 ? first : `${first} (${others.length + 1} that differ in numbers)`,
  );
}

function listOf(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function lineOf({ name, outcome: { passed, failed, flaky, skipped }, seconds }: Step): string {
  const apart = [flaky.length && `${flaky.length} flaky`, skipped.length && `${skipped.length} skipped`].filter(
    Boolean,
  );
  const counts = [`${passed} passed`, `${failed.length} failed`, ...apart].join(', ');
  return `${failed.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts} (${seconds.toFixed(0)} s)`;
}
