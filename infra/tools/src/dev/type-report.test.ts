import { createTypeReport } from './type-report.ts';

/** Runs over these findings, one after the other; returns the reports. */
async function tell(...findings: string[][]): Promise<string[]> {
  const lines: string[] = [];
  const report = createTypeReport(
    'mfe-news',
    async () => findings.shift() ?? [],
    (line) => lines.push(line.trim()),
  );
  while (findings.length > 0) await report();
  return lines;
}

test('type errors are told once, and when they are gone', async () => {
  const error = ["src/page.tsx(1,2): error TS2551: 'titel'"];

  expect(await tell([], error, error, [], [])).toEqual([
    `Die Typen von mfe-news stimmen nicht:\n  ${error[0]}`,
    'Die Typen von mfe-news stimmen wieder.',
  ]);
});

test('changes while the compiler runs are looked at together after it', async () => {
  let count = 0;
  let finish = () => {};
  const report = createTypeReport(
    'mfe-news',
    () => {
      count += 1;
      return new Promise((resolve) => (finish = () => resolve([])));
    },
    () => undefined,
  );
  const first = report();
  const others = [report(), report()];
  finish();
  await first;
  await Promise.resolve();
  finish();
  await Promise.all(others);

  expect(count).toBe(2);
});

test('a compiler that does not run is told like an error', async () => {
  const lines: string[] = [];
  const report = createTypeReport(
    'mfe-news',
    () => Promise.reject(new Error('Der Compiler lief nicht')),
    (line) => lines.push(line),
  );
  await report();

  expect(lines.join('')).toContain('Der Compiler lief nicht');
});
