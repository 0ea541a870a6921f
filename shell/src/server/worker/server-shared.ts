import * as router from 'react-router-dom';
import * as sharedUi from '@portal/shared-ui';

/** Versions of the shared modules, by name; written by the build. */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/**
 * The worker's own modules, handed to the sections. Installed packages are passed as `require` returns them: a webpack
 * namespace object would hide their default exports.
 */
const modules: Readonly<Record<string, () => unknown>> = {
  react: () => require('react') as unknown,
  'react/jsx-runtime': () => require('react/jsx-runtime') as unknown,
  'react-dom': () => require('react-dom') as unknown,
  'styled-components': () => require('styled-components') as unknown,
  swr: () => require('swr') as unknown,
  zustand: () => require('zustand') as unknown,
  'react-router-dom': () => router,
  '@portal/shared-ui': () => sharedUi,
};

/**
 * The exports of each shared module: our own have no version range, and one of an installed package may be too wide.
 */
export function providedNames(): Record<string, string[]> {
  return Object.fromEntries(Object.entries(modules).map(([name, lib]) => [name, exportsOf(lib() as object)]));
}

/** A module of Node's kind as a whole is what others import as its default. */
function exportsOf(module: object): string[] {
  return [...Object.keys(module), ...('__esModule' in module ? [] : ['default'])].sort();
}

/** The `shared` option of the worker's federation instance. */
export const serverShared = Object.fromEntries(
  Object.entries(modules).map(([name, lib]) => {
    const version = SHARED_VERSIONS[name] ?? SHARED_VERSIONS[name.split('/')[0] ?? name] ?? '0.0.0';
    return [name, { version, lib, shareConfig: { singleton: true, requiredVersion: `^${version}` } }];
  }),
);
