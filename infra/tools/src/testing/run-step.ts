import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothing, type Outcome } from './test-results.ts';

/** The destination of a program's output: the terminal while it runs, or one piece when it ends. */
type Output = 'live' | ((text: string) => void);

/** Runs a program and answers its exit code. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = 'live',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stream = output === 'live' ? 'inherit' : 'pipe';
    const child = spawn(program, args, { stdio: ['ignore', stream, stream], env: { ...process.env, ...env } });
    let text = '';
    for (const part of [child.stdout, child.stderr])
      part?.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    child.on('error', reject);
    child.on('close', (code) => {
      if (output !== 'live') output(text);
      resolve(code ?? 1);
    });
  });
}

/** A gate that is green or red as a whole counts as one test. */
export async function runGate(name: string, args: readonly string[], output: Output): Promise<Outcome> {
  const code = await runProgram(process.execPath, args, {}, output);
  return code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: [name] };
}

/**
 * Runs a test runner that writes its result as JSON to the file `resultFile` names in its arguments or environment. A
 * runner that fails without naming a failed test counts as one failure, so that no failure goes unnoticed.
 */
export async function runSuite(
  name: string,
  args: (resultFile: string) => readonly string[],
  read: (result: unknown) => Outcome,
  env: (resultFile: string) => NodeJS.ProcessEnv = () => ({}),
  output: Output = 'live',
): Promise<Outcome> {
  const resultFile = join(tmpdir(), `portal-test-${process.pid}-${Math.random().toString(36).slice(2)}.json`);
  try {
    const code = await runProgram(process.execPath, args(resultFile), env(resultFile), output);
    const outcome = await readFile(resultFile, 'utf8').then(
      (text) => read(JSON.parse(text)),
      () => nothing,
    );
    const isSilent = outcome.passed + outcome.failed.length + outcome.flaky.length === 0;
    return (code !== 0 && outcome.failed.length === 0) || isSilent
      ? { ...outcome, failed: [...outcome.failed, `${name} ended with code ${code} and names no failed test`] }
      : outcome;
  } finally {
    await rm(resultFile, { force: true });
  }
}
