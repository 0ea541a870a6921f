import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { externalPackages } from './host.ts';
import { projectRoot } from './place.ts';

/** The portal's server: API and page server in one process, and the process that opens pages of candidates. Installed packages stay outside of the bundle. */
export function portal(mode: Mode): Configuration {
  const base = baseConfig('infra/server', mode);
  return {
    ...base,
    name: 'portal',
    target: 'node20',
    entry: {
      portal: join(projectRoot, 'infra/server/src/portal/main.ts'),
      hydration: join(projectRoot, 'infra/server/src/admission-browser/hydration-process.ts'),
    },
    output: {
      path: join(projectRoot, 'infra/server/dist'),
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [externalPackages],
    // Left as they are: they tell where the bundle lies, not where its source lay.
    module: {
      ...base.module,
      parser: { javascript: { importMeta: false, createRequire: false, exportsPresence: 'error' } },
    },
    optimization: { minimize: false },
  };
}
