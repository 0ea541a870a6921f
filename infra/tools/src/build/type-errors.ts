import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../webpack/place.ts';

const require = createRequire(import.meta.url);

/**
 * The compiler's arguments for a workspace folder (`mfe-news`). Its results are cached below `.cache`, by the content
 * of each file: the next run over the same folder takes a fifth of the time.
 */
export function compilerArguments(folder: string, root = projectRoot): string[] {
  const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const kept = join(root, `.cache/types/${basename(folder)}.tsbuildinfo`);
  return [
    compiler,
    '-p',
    join(root, folder, 'tsconfig.json'),
    '--noEmit',
    '--singleThreaded',
    '--incremental',
    '--tsBuildInfoFile',
    kept,
  ];
}

/**
 * The compiler's errors in a workspace folder (`mfe-news`), one a line; empty if there are none. Builds do not check
 * types, so only this check notices a field that the contract does not have.
 */
export function typeErrors(folder: string, root = projectRoot): Promise<string[]> {
  const parameters = [...compilerArguments(folder, root), '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
      const findings = stdout.split('\n').filter((line) => line.trim() !== '');
      if (error && findings.length === 0) reject(new Error(`Der Compiler lief nicht: ${stderr || error.message}`));
      else resolve(findings);
    });
  });
}
