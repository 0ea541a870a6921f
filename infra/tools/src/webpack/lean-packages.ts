import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** A requested module before it is resolved. */
type ResolveData = { context: string; request: string };

const require = createRequire(import.meta.url);

const PARTS = 'federation-parts';
const RUNTIME_PARTS = 'federation-runtime-parts';

/**
 * The variable under which sections find the shell's modules; Module Federation's own name for the runtime of another
 * bundle.
 */
const OFFERED = '_FEDERATION_RUNTIME_CORE';

/**
 * Webpack's part of Module Federation, for the shell and for sections: no remotes of their own, nothing shared that is
 * loaded at once. Sections have an instance each, found again by its name when their entry is loaded once more. The
 * offers beside `parts` are for entries of contract 1.4 and before, which bring that part along.
 */
const SHELL_PARTS = `import { createInstance, getInstance } from '@module-federation/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '${RUNTIME_PARTS}/index.js';
import { attachShareScopeMap } from '${PARTS}/attachShareScopeMap.js';
import { consumes } from '${PARTS}/consumes.js';
import { initContainerEntry } from '${PARTS}/initContainerEntry.js';
import { initializeSharing } from '${PARTS}/initializeSharing.js';
const init = ({ webpackRequire: { federation } }) => {
  const known = getInstance(({ options }) => options.name === federation.initOptions.name);
  known?.initOptions(federation.initOptions);
  return known ?? createInstance(federation.initOptions);
};
const parts = {
  runtime: {},
  bundlerRuntime: { S: {}, I: initializeSharing, consumes, initContainerEntry, init },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
globalThis.${OFFERED} = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers: {},
  ModuleFederation,
  parts,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
export default parts;`;

/** An error says its number and where that is explained. */
const DESCRIPTIONS = `const none = {};
export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap };`;

/**
 * Warnings of Module Federation go to the console as they are; its own logger adds stacks and levels for its
 * developers.
 */
const LOGGER = `export const createLogger = (prefix) => ({
  error: (...said) => console.error(prefix, ...said),
  warn: (...said) => console.warn(prefix, ...said),
});
const none = undefined;
export { none as bindLoggerToCompiler, none as createInfrastructureLogger, none as infrastructureLogger, none as logger };`;

/** Its descriptions are left out, and its link to the manual repeats the number. */
const MESSAGE = 'export const getShortErrorMsg = (number, _, details = {}) => `#${number} ${JSON.stringify(details)}`;';

/** A browser, whose storage nobody asks whether to offer the runtime to developer tools. */
const ENVIRONMENT = `export const isBrowserEnvValue = ENV_TARGET === 'web';
export const isBrowserEnv = () => isBrowserEnvValue;
const never = () => false;
export { never as isDebugMode, never as isReactNativeEnv };
export const getProcessEnv = () => ({});`;

/** Stand-ins by the end of the request, relative to the issuer. */
const STAND_INS = {
  shell: {
    'webpack-bundler-runtime/dist/bundler.js': SHELL_PARTS,
    // Would offer the whole runtime.
    'inject-external-runtime-core-plugin/dist/index.cjs': 'export default () => false;',
    'error-codes/dist/desc.mjs': DESCRIPTIONS,
    'error-codes/dist/getShortErrorMsg.mjs': MESSAGE,
    'sdk/dist/logger.js': LOGGER,
    'sdk/dist/env.js': ENVIRONMENT,
    // Errors would carry it for developer tools.
    'runtime-core/dist/utils/context.js': 'export const optionsToMFContext = () => undefined;',
    'use-sync-external-store/shim': `export { useSyncExternalStore } from 'react';`,
    // Browsers need no prefixes by themselves, and styled-components adds them only if configured to.
    'stylis/src/Prefixer.js': 'export const prefix = (value) => value;',
  },
  section: { 'webpack-bundler-runtime/dist/bundler.js': `export default globalThis.${OFFERED}.parts;` },
};

/** Builds only the used parts of Module Federation, and of other packages that every page loads. */
export class LeanPackagesPlugin {
  readonly #standIns: Readonly<Record<string, string>>;

  /** `side` is the build: sections take from the shell the modules that both need. */
  constructor(side: keyof typeof STAND_INS) {
    this.#standIns = STAND_INS[side];
  }

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
    new webpack.NormalModuleReplacementPlugin(/./, (found: ResolveData) => {
      const path = resolve(found.context, found.request).replaceAll('\\', '/');
      const [, source] = Object.entries(this.#standIns).find(([end]) => path.endsWith(`/${end}`)) ?? [];
      if (source) found.request = `data:text/javascript;charset=utf-8;base64,${Buffer.from(source).toString('base64')}`;
    }).apply(compiler);
  }
}
