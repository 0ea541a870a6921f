import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** A module that is asked for, before it is found. */
type ResolveData = { context: string; request: string };

const require = createRequire(import.meta.url);

const PARTS = 'federation-parts';
const RUNTIME_PARTS = 'federation-runtime-parts';

/** What our bundles use of Module Federation's part in each: no remotes of their own, nothing shared that is loaded at once. */
const BUNDLER_RUNTIME = `import { init } from '@module-federation/runtime';
import { attachShareScopeMap } from '${PARTS}/attachShareScopeMap.js';
import { consumes } from '${PARTS}/consumes.js';
import { initContainerEntry } from '${PARTS}/initContainerEntry.js';
import { initializeSharing } from '${PARTS}/initializeSharing.js';
export default {
  runtime: {},
  bundlerRuntime: {
    S: {},
    I: initializeSharing,
    consumes,
    initContainerEntry,
    init: ({ webpackRequire }) => init(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};`;

/** Forgotten addresses are taken out of `manifestCache` (see `removeRemote` in the runtime). */
const SNAPSHOT_HANDLER = `import { DisabledSnapshotHandler } from '${RUNTIME_PARTS}/plugins/snapshot/disabled.js';
export class SnapshotHandler extends DisabledSnapshotHandler {
  manifestCache = new Map();
}
export const getGlobalRemoteInfo = () => ({});`;

const PRELOAD = `const nothing = () => [];
export {
  nothing as defaultPreloadArgs,
  nothing as formatPreloadArgs,
  nothing as normalizePreloadExposes,
  nothing as preloadAssets,
};`;

/** An error says its number and where that is explained. */
const DESCRIPTIONS = `const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };`;

/**
 * Stand-ins by the end of a module's path: of the whole, every section would bring 4 KB along. Of the runtime, which the shell
 * has for all, what reads manifests and fetches ahead by them goes: we have none. So do the descriptions of its errors.
 */
const STAND_INS = {
  'webpack-bundler-runtime/dist/bundler.js': BUNDLER_RUNTIME,
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': SNAPSHOT_HANDLER,
  'runtime-core/dist/utils/preload.js': PRELOAD,
  'error-codes/dist/desc.mjs': DESCRIPTIONS,
  'runtime-core/dist/plugins/snapshot/index.js': `export const snapshotPlugin = () => ({ name: 'snapshot-plugin' });`,
  'runtime-core/dist/plugins/generate-preload-assets.js': `export const generatePreloadAssetsPlugin = () => ({ name: 'generate-preload-assets-plugin' });`,
};

/** Builds what is used of Module Federation in the place of the whole. */
export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
    const bundlerRuntime = enhanced.resolve('@module-federation/webpack-bundler-runtime/bundler');
    const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
    const places = {
      [PARTS]: dirname(bundlerRuntime),
      [RUNTIME_PARTS]: dirname(runtime.resolve('@module-federation/runtime-core')),
    };
    const { alias } = compiler.options.resolve;
    compiler.options.resolve.alias = Array.isArray(alias)
      ? [...alias, ...Object.entries(places).map(([name, place]) => ({ name, alias: place }))]
      : { ...alias, ...places };
    new webpack.NormalModuleReplacementPlugin(/\.m?js$/, (found: ResolveData) => {
      const path = resolve(found.context, found.request).replaceAll('\\', '/');
      const [, source] = Object.entries(STAND_INS).find(([end]) => path.endsWith(`/${end}`)) ?? [];
      if (source) found.request = `data:text/javascript;charset=utf-8;base64,${Buffer.from(source).toString('base64')}`;
    }).apply(compiler);
  }
}
