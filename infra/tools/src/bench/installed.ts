import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether a program can be used; installs its Debian package where the system's package manager lets us. */
export async function isInstalled(debianPackage: string, isThere: () => Promise<boolean>): Promise<boolean> {
  if (await isThere()) return true;
  if (process.getuid?.() !== 0) return false;
  await run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage]).catch(() => undefined);
  return isThere();
}
