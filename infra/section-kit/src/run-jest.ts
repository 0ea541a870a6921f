import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Runs the section's tests, by its own `jest.config.mjs` if it has one; returns the exit code. */
export function runJest(folder: string, args: readonly string[]): Promise<number> {
  const program = join(dirname(require.resolve('jest/package.json')), 'bin/jest.js');
  const own = existsSync(join(folder, 'jest.config.mjs'));
  const configuration = own ? [] : ['-c', join(import.meta.dirname, 'jest/default.config.mjs'), '--rootDir', folder];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...configuration, ...args], { cwd: folder, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
