import { format } from 'node:util';

const levels = ['error', 'warn'] as const;
type Level = (typeof levels)[number];
type Expectation = { level: Level; pattern: RegExp; seen: number };

declare global {
  /** Node's warnings since the last check (the environments beside this file and that of shared-ui). */
  var processWarnings: Error[] | undefined;
}

const expectations: Expectation[] = [];
const unexpected: string[] = [];

/**
 * Lets the running test write such lines to the console. A line that nobody expects fails the test, and so does an
 * expectation that nothing has met at its end. `seen()` says how many lines have met it so far.
 */
export function expectConsole(level: Level, pattern: RegExp): { seen(): number } {
  const expectation = { level, pattern, seen: 0 };
  expectations.push(expectation);
  return { seen: () => expectation.seen };
}

for (const level of levels) {
  const write = console[level].bind(console);
  console[level] = (...values: unknown[]) => {
    const line = format(...values);
    const met = expectations.filter((expected) => expected.level === level && expected.pattern.test(line));
    for (const expectation of met) expectation.seen += 1;
    if (met.length > 0) return;
    write(...values);
    unexpected.push(`console.${level}: ${line}`);
  };
}

/** Throws for unexpected lines and unmet expectations since the last time. */
function settle(): void {
  const warned = (globalThis.processWarnings ?? []).splice(0).map(({ name, message }) => `${name}: ${message}`);
  const missing = expectations
    .splice(0)
    .filter(({ seen }) => seen === 0)
    .map(({ level, pattern }) => `console.${level} did not say ${pattern}`);
  const faults = [...unexpected.splice(0), ...warned, ...missing];
  if (faults.length > 0) throw new Error(`The console of this test:\n${faults.join('\n')}`);
}

afterEach(settle);
// The hooks of the last test may have written lines, too.
afterAll(settle);
