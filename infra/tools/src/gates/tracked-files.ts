import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { projectRoot } from '../webpack/index.ts';

/** The tracked files that `git grep` with these arguments lists, by name. */
export async function trackedFiles(...args: readonly string[]): Promise<string[]> {
  try {
    const { stdout } = await promisify(execFile)('git', ['grep', '-Il', ...args], { cwd: projectRoot });
    return stdout.trim().split('\n');
  } catch (error) {
    // Git says so when it finds nothing.
    if ((error as { code?: unknown }).code === 1) return [];
    throw error;
  }
}
