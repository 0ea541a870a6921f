import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';

/**
 * What the compiler finds wrong in a workspace folder (`mfe-news`), a finding a line; empty when nothing. Builds leave
 * types unread, so that this is where a field the contract does not have is noticed.
 */
export function typeErrors(folder: string, root = projectRoot): Promise<string[]> {
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const parameters = [compiler, '-p', join(root, folder, 'tsconfig.json'), '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, parameters, { cwd: root, maxBuffer: Infinity }, (error, stdout, stderr) => {
      const findings = stdout.split('\n').filter((line) => line.trim() !== '');
      if (error && findings.length === 0) reject(new Error(`Der Compiler lief nicht: ${stderr || error.message}`));
      else resolve(findings);
    });
  });
}
