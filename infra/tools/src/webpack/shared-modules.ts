import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Version range every section asks of a shared module, by the name sections import it under. */
export const sharedRanges = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'react-router-dom': '^7.0.0',
  'styled-components': '^6.0.0',
  swr: '^2.0.0',
  zustand: '^5.0.0',
  '@portal/shared-ui': '^1.0.0',
} as const;

type SharedName = keyof typeof sharedRanges;

/** Packages whose subpaths (`react/jsx-runtime`, `react-dom/client`, `swr/…`) must be the shell's own copy, too. */
const withSubpaths: readonly SharedName[] = ['react', 'react-dom', 'swr'];

/** The versions installed here, which the shell provides. */
export const sharedVersions = Object.fromEntries(
  Object.keys(sharedRanges).map((name) => [name, installedVersion(name)]),
) as Record<SharedName, string>;

/** The router, reduced to what the portal uses of it; see shared-ui/src/routing. */
export const routerFacade = join(packageFolder('@portal/shared-ui'), 'src/routing/react-router-dom.ts');

/**
 * The one list of singletons (ARCHITECTURE.md#the-section-contract): the shell provides them, sections only consume.
 */
export function sharedModules(role: 'host' | 'remote') {
  return Object.fromEntries(
    (Object.keys(sharedRanges) as SharedName[]).flatMap((name) => {
      const config = {
        singleton: true,
        requiredVersion: sharedRanges[name],
        version: sharedVersions[name],
        ...(role === 'remote'
          ? { import: false as const }
          : name === 'react-router-dom'
            ? { import: routerFacade }
            : {}),
      };
      return withSubpaths.includes(name)
        ? [
            [name, config],
            [`${name}/`, config],
          ]
        : [[name, config]];
    }),
  );
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
