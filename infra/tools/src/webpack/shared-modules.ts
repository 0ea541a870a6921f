import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedModulesWith, sharedRanges, type SharedName } from './consumed-modules.ts';
import { routerFacade } from './place.ts';

const require = createRequire(import.meta.url);

/** The versions installed here, which the shell provides. */
export const sharedVersions = Object.fromEntries(
  Object.keys(sharedRanges).map((name) => [name, installedVersion(name)]),
) as Record<SharedName, string>;

/** The modules that the shell provides. */
export function providedModules() {
  return sharedModulesWith((name) => ({
    version: sharedVersions[name],
    ...(name === 'react-router-dom' && { import: routerFacade }),
  }));
}

function installedVersion(name: string): string {
  return (require(join(packageFolder(name), 'package.json')) as { version: string }).version;
}

function packageFolder(name: string): string {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return dirname(require.resolve(join(folder, name, 'package.json')));
    } catch {
      continue;
    }
  }
  throw new Error(`Package ${name} is not installed; run npm install.`);
}
