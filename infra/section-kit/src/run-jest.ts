import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const require = createRequire(import.meta.url);

export const NO_TESTS = 'Hier gibt es noch keine Tests, also keine Datei wie src/tombola/TombolaPage.test.tsx.';

/** Runs the section's tests, by its own `jest.config.mjs` if it has one; returns the exit code. */
export function runJest(folder: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...jestIn(folder), ...args], { cwd: folder, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Whether jest finds any test of the section; a failing search is reported when jest runs. */
export function hasTests(folder: string): Promise<boolean> {
  return promisify(execFile)(process.execPath, [...jestIn(folder), '--listTests'], { cwd: folder }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => true,
  );
}

/** Its program, and the configuration of sections that have none. */
function jestIn(folder: string): string[] {
  const program = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  if (existsSync(join(folder, 'jest.config.mjs'))) return [program];
  return [program, '-c', join(import.meta.dirname, 'jest/default.config.mjs'), '--rootDir', folder];
}
