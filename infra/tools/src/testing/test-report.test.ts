import { keepToBudget, reportOf, SLOWEST_BUDGET } from './test-report.ts';
import { nothing, readJestResult, readPlaywrightResult, type Outcome } from './test-results.ts';

const step = (outcome: Partial<Outcome>, name = 'Journeys') => ({
  name,
  outcome: { ...nothing, ...outcome },
  seconds: 7.4,
});

test('the last line counts what passed and failed, and nothing else', () => {
  const lines = reportOf([step({ passed: 3, failed: ['a'] }), step({ passed: 4, flaky: ['b'], skipped: ['c'] })]);

  expect(lines.at(-1)).toBe('7 passed, 1 failed');
});

test('each step has its line; flaky and skipped tests are counted apart', () => {
  const lines = reportOf([step({ passed: 1 }), step({ passed: 2, failed: ['a'], flaky: ['b'], skipped: ['c', 'd'] })]);

  expect(lines.slice(-3, -1)).toEqual([
    'ok   Journeys: 1 passed, 0 failed (7 s)',
    'FAIL Journeys: 2 passed, 1 failed, 1 flaky, 2 skipped (7 s)',
  ]);
});

test('what failed, was flaky or skipped is named', () => {
  const text = reportOf([step({ failed: ['eins'], flaky: ['zwei'], skipped: ['drei'] })]).join('\n');

  expect(text).toContain('Failed:\n  eins');
  expect(text).toContain('Flaky: passed, but not at the first try:\n  zwei');
  expect(text).toContain('Skipped:\n  drei');
});

test('the twenty slowest tests are named, the slowest first', () => {
  const durations = Array.from({ length: 30 }, (_, index) => ({ title: `Test ${index}`, ms: index * 100 }));
  const lines = reportOf([step({ durations })]).filter((line) => line.includes(' s  '));

  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('  2.9 s  Test 29');
});

test('a run fails when its slowest tests take longer than their budget, however fast the others are', () => {
  const share = (SLOWEST_BUDGET * 1000) / 20;
  const slow = Array.from({ length: 20 }, () => ({ title: 'langsam', ms: share }));
  const quick = Array.from({ length: 500 }, () => ({ title: 'schnell', ms: share / 2 }));
  const [first, ...others] = slow;
  const slower = { title: 'langsamer', ms: (first?.ms ?? 0) + 1000 };

  expect(keepToBudget([step({ durations: slow }), step({ durations: quick })]).outcome).toMatchObject({ passed: 1 });
  expect(keepToBudget([step({ durations: [slower, ...others] }), step({ durations: quick })]).outcome).toMatchObject({
    passed: 0,
    failed: [`The 20 slowest tests take at most ${SLOWEST_BUDGET} s, not ${SLOWEST_BUDGET + 1} s`],
  });
});

const nameOf = (file: string) => file.replace('/portal/', '');

test("jest's result: passed, failed, skipped and repeated tests", () => {
  const assertionResults = [
    { fullName: 'geht', status: 'passed', duration: 12 },
    { fullName: 'geht nicht', status: 'failed', duration: 3 },
    { fullName: 'später', status: 'pending' },
    { fullName: 'beim zweiten Mal', status: 'passed', duration: 5, invocations: 2 },
  ];
  const result = { testResults: [{ name: '/portal/api/a.test.ts', status: 'failed', assertionResults }] };

  expect(readJestResult(result, nameOf)).toEqual({
    passed: 1,
    failed: ['api/a.test.ts: geht nicht'],
    flaky: ['api/a.test.ts: beim zweiten Mal'],
    skipped: ['api/a.test.ts: später'],
    durations: [
      { title: 'api/a.test.ts: geht', ms: 12 },
      { title: 'api/a.test.ts: geht nicht', ms: 3 },
      { title: 'api/a.test.ts: später', ms: 0 },
      { title: 'api/a.test.ts: beim zweiten Mal', ms: 5 },
    ],
  });
});

test('a file that cannot be loaded has failed, though none of its tests has', () => {
  const result = { testResults: [{ name: '/portal/api/a.test.ts', status: 'failed', assertionResults: [] }] };

  expect(readJestResult(result, nameOf).failed).toEqual(['api/a.test.ts']);
});

test('skipped tests that differ in numbers only stand in one line', () => {
  const skipped = ['a: after 0 ms', 'b: at once', 'a: after 100 ms'];

  expect(reportOf([step({ skipped })]).filter((line) => /: (after|at)/.test(line))).toEqual([
    '  a: after 0 ms (2 that differ in numbers)',
    '  b: at once',
  ]);
});

test("Playwright's result: what is skipped is named with the reason", () => {
  const tests = [{ status: 'skipped', annotations: [{ type: 'skip', description: 'reads /proc' }], results: [] }];

  expect(
    readPlaywrightResult({ suites: [{ specs: [{ title: 'nie', file: 'journeys/a.spec.ts', tests }] }] }).skipped,
  ).toEqual(['journeys/a.spec.ts: nie (reads /proc)']);
});

test("Playwright's result: a test that passed when it was tried again is flaky", () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    title,
    file: 'journeys/a.spec.ts',
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const specs = [spec('geht', 'expected', 10), spec('zweimal', 'flaky', 20, 30)];
  const inner = [spec('geht nicht', 'unexpected', 1, 2), spec('nie', 'skipped')];

  expect(readPlaywrightResult({ suites: [{ specs, suites: [{ specs: inner }] }], errors: [] })).toEqual({
    passed: 1,
    failed: ['journeys/a.spec.ts: geht nicht'],
    flaky: ['journeys/a.spec.ts: zweimal'],
    skipped: ['journeys/a.spec.ts: nie'],
    durations: [
      { title: 'journeys/a.spec.ts: geht', ms: 10 },
      { title: 'journeys/a.spec.ts: zweimal', ms: 50 },
      { title: 'journeys/a.spec.ts: geht nicht', ms: 3 },
      { title: 'journeys/a.spec.ts: nie', ms: 0 },
    ],
  });
});

test('what fails before any journey is a failure', () => {
  const result = { suites: [], errors: [{ message: 'Error: The portal was not ready\n  at …' }] };

  expect(readPlaywrightResult(result).failed).toEqual(['Error: The portal was not ready']);
});
