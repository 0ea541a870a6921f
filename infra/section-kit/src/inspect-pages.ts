import { createRequire } from 'node:module';
import type { SectionDescriptor } from '@portal/api/contract';
import type { PortalAddress } from '@portal/server/portal-client';
import { inspectBuilt } from '@portal/tools/inspect-built';

const require = createRequire(import.meta.url);

/**
 * Looks at a built section's pages in a Chromium, with the data of a portal; returns what is wrong with them. Says what is not looked at
 * where a package that drives the browser is missing: neither is installed with the kit.
 */
export function inspectPages(say: (line: string) => void) {
  return async (
    candidate: { folder: string; descriptor: SectionDescriptor },
    portal: PortalAddress,
  ): Promise<string[]> => {
    const { peerDependencies = {} } = require('./package.json') as { peerDependencies?: Record<string, string> };
    const missing = Object.entries(peerDependencies).filter(([name]) => !isInstalled(name));
    if (missing.length === 0) return inspectBuilt(say)(candidate, portal);
    const packages = missing.map(([name, version]) => `${name}@${version}`).join(' ');
    say(
      `Die Seiten werden nicht im Browser angesehen. Dafür fehlt: npm install --save-dev --save-exact ${packages}, und ein Chromium.`,
    );
    return [];
  };
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(`${name}/package.json`);
    return true;
  } catch {
    return false;
  }
}
