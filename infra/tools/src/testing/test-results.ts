/** The result of a step: how many tests passed, and the names of those worth mentioning. */
export type Outcome = {
  passed: number;
  failed: string[];
  /** Passed, but not at the first try; not counted as passed. */
  flaky: string[];
  skipped: string[];
  /** How long each test took, in ms. */
  durations: { title: string; ms: number }[];
};

export const nothing: Outcome = { passed: 0, failed: [], flaky: [], skipped: [], durations: [] };

type JestResult = {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string; duration?: number | null; invocations?: number }[];
  }[];
};

/** Reads what `jest --json` has written. `nameOf` shortens the path of a file. */
export function readJestResult(result: unknown, nameOf: (file: string) => string): Outcome {
  const outcome = structuredClone(nothing);
  for (const { name, status, assertionResults } of (result as JestResult).testResults) {
    const file = nameOf(name);
    const failuresBefore = outcome.failed.length;
    for (const test of assertionResults) {
      const title = `${file}: ${test.fullName}`;
      outcome.durations.push({ title, ms: test.duration ?? 0 });
      if (test.status === 'failed') outcome.failed.push(title);
      else if (test.status !== 'passed') outcome.skipped.push(title);
      else if ((test.invocations ?? 1) > 1) outcome.flaky.push(title);
      else outcome.passed += 1;
    }
    // A file that cannot be loaded, or whose last hook fails, has no failed test.
    if (status === 'failed' && outcome.failed.length === failuresBefore) outcome.failed.push(file);
  }
  return outcome;
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  file: string;
  tests: {
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    /** Among them the reason why it was skipped. */
    annotations?: { type: string; description?: string }[];
    results: { duration: number }[];
  }[];
};

/** Reads what Playwright's JSON reporter has written. */
export function readPlaywrightResult(result: unknown): Outcome {
  const outcome = structuredClone(nothing);
  const { suites, errors = [] } = result as { suites: PlaywrightSuite[]; errors?: { message?: string }[] };
  for (const { title: name, file, tests } of suites.flatMap(specsOf)) {
    const title = `${file}: ${name}`;
    for (const { status, annotations = [], results } of tests) {
      outcome.durations.push({ title, ms: results.reduce((sum, { duration }) => sum + duration, 0) });
      if (status === 'expected') outcome.passed += 1;
      else if (status === 'skipped') {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        outcome.skipped.push(reason === undefined ? title : `${title} (${reason})`);
      } else outcome[status === 'unexpected' ? 'failed' : status].push(title);
    }
  }
  // Failures outside of a test, such as in the global set-up.
  outcome.failed.push(...errors.map(({ message = 'Playwright' }) => message.split('\n')[0] ?? ''));
  return outcome;
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
