import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether npm's list of installed packages below `root` has everything that the lock file names, except packages for
 * other systems. After `npm ci`, no second installation is needed, which would need a network.
 */
export function hasInstalledPackages(root) {
  try {
    const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
    return Object.entries(packagesIn(join(root, 'package-lock.json'))).every(
      ([path, wanted]) => !isWanted(path, wanted) || installed[path]?.version === wanted.version,
    );
  } catch {
    return false;
  }
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Workspaces are links to folders that exist. npm installs only the optional packages for this system. */
function isWanted(path, { link, optional, os, cpu, libc }) {
  if (!path.includes('node_modules/') || link) return false;
  if (!optional) return true;
  return Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc);
}
