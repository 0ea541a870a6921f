import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { baseConfig, type Mode } from './base-config.ts';
import { externalPackages } from './host.ts';
import { projectRoot } from './place.ts';

/** Hundreds of small files, whose reading took 0.7 of the 4.9 s of processor time until a portal listened. */
const IN_MANY_FILES = /^(typebox|@fastify\/type-provider-typebox)(\/|$)/;

/**
 * The portal's server: API and page server in one process, its front processes, and those that drive Chromium.
 * Installed packages stay outside of the bundles, but for those {@link IN_MANY_FILES}.
 */
export function portal(mode: Mode): Configuration {
  const { module, ...bundle } = nodeModules(
    baseConfig('infra/server', mode),
    join(projectRoot, 'infra/server/dist'),
    '[name].mjs',
  );
  // It passes TypeBox on; its validators, which nobody uses, would need packages that are not ours.
  const passedOn = { test: /type-provider-typebox/, sideEffects: false };
  return {
    ...bundle,
    name: 'portal',
    externals: [outsideOfPortal],
    module: { ...module, rules: [...(module?.rules ?? []), passedOn] },
    entry: {
      portal: join(projectRoot, 'infra/server/src/portal/main.ts'),
      chromium: join(projectRoot, 'infra/server/src/admission-browser/chromium-process.ts'),
      front: join(projectRoot, 'infra/server/src/fronts/front-process.ts'),
    },
  };
}

export const outsideOfPortal: typeof externalPackages = ({ request }, done) => {
  if (request !== undefined && IN_MANY_FILES.test(request)) done();
  else externalPackages({ ...(request !== undefined && { request }) }, done);
};

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
