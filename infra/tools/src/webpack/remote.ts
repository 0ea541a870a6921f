import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteName } from '@portal/shared-ui/section';
import webpack, { type Configuration, type Module } from 'webpack';
import { baseConfig, minimizer, type Mode } from './base-config.ts';
import { BesideEntryPlugin } from './beside-entry.ts';
import { CompiledAheadPlugin } from './compiled-ahead.ts';
import { consumedModules } from './consumed-modules.ts';
import { LeanPackagesPlugin } from './lean-packages.ts';
import { LeanSectionPlugin } from './lean-section.ts';
import { NamedFilesPlugin } from './named-files.ts';
import { PartsOfAPagePlugin } from './parts-of-a-page.ts';
import { projectRoot, sectionPath } from './place.ts';
import { RepeatedLoadPlugin } from './repeated-load.ts';
import { sourceNames, StableFederationPlugin } from './stable-federation.ts';

/** Milliseconds after which a chunk that does not come counts as failed and may be tried again. */
const CHUNK_TIME_LIMIT = 12_000;

/** Type of the modules that sections take from the shell; nothing of them is in the bundle. */
const CONSUMED = 'consume-shared-module';

/** The two builds of a section: what browsers load and what the shell's server renders with. */
export type RemoteConfigs = { client: Configuration; server: Configuration };

/**
 * The whole build configuration of a section: `export default remote('news')`. It exposes `./src/section.ts` and
 * takes every shared module from the shell.
 */
export function remote(name: string): (mode: Mode) => RemoteConfigs {
  return (mode) => ({ client: clientConfig(name, mode), server: serverConfig(name, mode) });
}

function clientConfig(name: string, mode: Mode): Configuration {
  const base = baseConfig(sectionPath(name), mode);
  return {
    ...base,
    name: `${name} client`,
    target: ['web', 'es2022'],
    // Released beside the files, never to browsers: reports of failures are read with them. Their lines suffice.
    devtool: mode === 'production' ? 'hidden-nosources-source-map' : 'source-map',
    entry: {},
    output: {
      path: join(projectRoot, sectionPath(name), 'dist/client'),
      ...(mode === 'production' && { sourceMapFilename: '../maps/[file].map' }),
      publicPath: '',
      uniqueName: remoteName(name),
      filename: '[name].js',
      chunkFilename: '[name].js',
      chunkLoadTimeout: CHUNK_TIME_LIMIT,
      devtoolModuleFilenameTemplate: sourceNames(sectionPath(name)),
      clean: true,
    },
    optimization: {
      chunkIds: 'named',
      moduleIds: 'named',
      minimizer,
      splitChunks: {
        cacheGroups: {
          // A library that only one chunk needs comes with it, in the same request.
          defaultVendors: false,
          // All of them are there when a section comes: one name instead of one for each choice of them.
          shared: { name: 'shared', test: ({ type }: Module) => type === CONSUMED, chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(name),
        filename: 'remoteEntry.js',
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new StableFederationPlugin(),
      new PartsOfAPagePlugin(),
      new LeanPackagesPlugin('section'),
      new LeanSectionPlugin(),
      new NamedFilesPlugin(),
      new RepeatedLoadPlugin(),
      new BesideEntryPlugin(),
      ...(mode === 'production' ? [new CompiledAheadPlugin()] : []),
    ],
  };
}

function serverConfig(name: string, mode: Mode): Configuration {
  const base = baseConfig(sectionPath(name), mode);
  return {
    ...base,
    name: `${name} server`,
    target: 'async-node20',
    // Read when a release is refused (infra/tools/src/build/source-places.ts), and released for later failures. By
    // lines: webpack's code for the container has the folder's path in a line, which shifts its columns.
    devtool: mode === 'production' ? 'hidden-nosources-cheap-module-source-map' : 'source-map',
    entry: {},
    output: {
      path: join(projectRoot, sectionPath(name), 'dist/server'),
      filename: '[name].cjs',
      ...(mode === 'production' && { sourceMapFilename: '../maps/server/[file].map' }),
      devtoolModuleFilenameTemplate: sourceNames(sectionPath(name)),
      uniqueName: remoteName(name),
      library: { type: 'commonjs-module' },
      clean: true,
    },
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: [
      new ModuleFederationPlugin({
        ...federation(name),
        filename: 'remoteEntry.cjs',
        library: { type: 'commonjs-module' },
      }),
      new StableFederationPlugin(),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

function federation(name: string) {
  return {
    name: remoteName(name),
    exposes: { './section': join(projectRoot, sectionPath(name), 'src/section.ts') },
    shared: consumedModules(),
    shareStrategy: 'loaded-first' as const,
    dts: false,
    manifest: false,
  };
}
