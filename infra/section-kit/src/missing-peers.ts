import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * How to install the packages that are missing: none comes with the kit, because not everybody needs them. Undefined if
 * all are installed.
 */
export function missingPeers(names: readonly string[]): string | undefined {
  const { peerDependencies = {} } = require('./package.json') as { peerDependencies?: Record<string, string> };
  const missing = names.filter((name) => !isInstalled(name)).map((name) => `${name}@${peerDependencies[name]}`);
  return missing.length > 0 ? `npm install --save-dev --save-exact ${missing.join(' ')}` : undefined;
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
