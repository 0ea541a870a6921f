import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How many tests of a step passed and failed. */
export type Count = { passed: number; failed: number };

/** Runs a program with the terminal attached and answers its exit code. */
export function runProgram(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A gate that is green or red as a whole counts as one test. */
export async function runGate(program: string, args: readonly string[]): Promise<Count> {
  return (await runProgram(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs a test runner that writes its result as JSON to the file `resultFile` names in its arguments or environment. A
 * runner that fails without naming a failed test counts as one failure, so that nothing can break silently.
 */
export async function runSuite(
  program: string,
  args: (resultFile: string) => readonly string[],
  read: (result: unknown) => Count,
  env: (resultFile: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Count> {
  const resultFile = join(tmpdir(), `portal-test-${process.pid}-${Math.random().toString(36).slice(2)}.json`);
  try {
    const code = await runProgram(program, args(resultFile), env(resultFile));
    const count = await readFile(resultFile, 'utf8').then(
      (text) => read(JSON.parse(text)),
      () => ({ passed: 0, failed: 0 }),
    );
    const isSilent = count.passed + count.failed === 0;
    return (code !== 0 && count.failed === 0) || isSilent ? { ...count, failed: count.failed + 1 } : count;
  } finally {
    await rm(resultFile, { force: true });
  }
}
