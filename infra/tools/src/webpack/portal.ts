import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { externalPackages } from './host.ts';
import { projectRoot } from './place.ts';

/**
 * The portal's server: API and page server in one process, its front processes, and those that drive Chromium.
 * Installed packages stay outside of the bundles.
 */
export function portal(mode: Mode): Configuration {
  return {
    ...nodeModules(baseConfig('infra/server', mode), join(projectRoot, 'infra/server/dist'), '[name].mjs'),
    name: 'portal',
    entry: {
      portal: join(projectRoot, 'infra/server/src/portal/main.ts'),
      chromium: join(projectRoot, 'infra/server/src/admission-browser/chromium-process.ts'),
      front: join(projectRoot, 'infra/server/src/fronts/front-process.ts'),
    },
  };
}

/** Bundles that Node.js runs as ES modules, with installed packages outside. */
export function nodeModules(base: Configuration, path: string, filename: string): Configuration {
  return {
    ...base,
    target: 'node20',
    output: { path, filename, module: true, chunkFormat: 'module', library: { type: 'module' } },
    experiments: { outputModule: true },
    externalsType: 'module',
    externals: [externalPackages],
    module: {
      ...base.module,
      // Left as they are: they say where the bundle lies, not where its source lay.
      parser: { javascript: { importMeta: false, createRequire: false, exportsPresence: 'error' } },
    },
    optimization: { minimize: false },
  };
}

/** Packages that jsdom and ws use if installed. */
const OPTIONAL_PACKAGES = /^(canvas|bufferutil|utf-8-validate)$/;

/** The process that opens pages of candidates. All libraries are inside: it may read no file. */
export function hydration(mode: Mode): Configuration {
  return {
    ...baseConfig('infra/server', mode),
    name: 'portal hydration',
    target: 'node20',
    entry: { hydration: join(projectRoot, 'infra/server/src/admission-browser/hydration-process.ts') },
    output: {
      path: join(projectRoot, 'infra/server/dist'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.IgnorePlugin({ resourceRegExp: OPTIONAL_PACKAGES }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}
