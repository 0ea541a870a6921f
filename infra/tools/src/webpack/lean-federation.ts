import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import webpack, { type Compiler } from 'webpack';

const require = createRequire(import.meta.url);

const PARTS = 'federation-parts';

/** What our bundles use of Module Federation's part in each: no remotes of their own, nothing shared that is loaded at once. */
const SOURCE = `import { init } from '@module-federation/runtime';
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

const WHOLE = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/**
 * Puts this in the place of the whole, of which every section would bring 4 KB along. The runtime itself, which negotiates and
 * loads, is the shell's.
 */
export class LeanFederationPlugin {
  apply(compiler: Compiler): void {
    const federation = createRequire(require.resolve('@module-federation/enhanced/webpack'));
    const whole = federation.resolve('@module-federation/webpack-bundler-runtime/bundler');
    const { alias } = compiler.options.resolve;
    const parts = dirname(whole);
    compiler.options.resolve.alias = Array.isArray(alias)
      ? [...alias, { name: PARTS, alias: parts }]
      : { ...alias, [PARTS]: parts };
    const lean = `data:text/javascript;charset=utf-8;base64,${Buffer.from(SOURCE).toString('base64')}`;
    new webpack.NormalModuleReplacementPlugin(WHOLE, lean).apply(compiler);
  }
}
