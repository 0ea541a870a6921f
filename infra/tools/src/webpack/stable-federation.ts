import { posix } from 'node:path';
import type { Compiler, Module } from 'webpack';

const NAME = 'StableFederationPlugin';
const STABLE_NAME = 'federation-entry';
/** Module Federation writes it and names it by a digest of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** Type of the modules that provide shared ones; nothing of them is in the bundle. */
const PROVIDES = 'provide-module';

const isFederationEntry = (module: Module) => FEDERATION_ENTRY.test(module.nameForCondition() ?? '');

/**
 * Gives what Module Federation adds the same name in every folder. Otherwise the build of a commit differs between
 * clones: the path of the generated entry ends up in module ids and in a comment, and the modules that provide shared
 * ones are named by absolute paths, whose digests take ids from others.
 */
export class StableFederationPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        if (isFederationEntry(module)) module.readableIdentifier = () => STABLE_NAME;
      });
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          if (isFederationEntry(module)) compilation.chunkGraph.setModuleId(module, STABLE_NAME);
          if (module.type === PROVIDES)
            compilation.chunkGraph.setModuleId(module, module.readableIdentifier(compilation.requestShortener));
        }
      });
    });
  }
}

/**
 * Names sources in source maps by their path in the project, the same in every folder. `from` is the folder of the
 * build.
 */
export function sourceNames(from: string): (source: { resourcePath: string }) => string {
  return ({ resourcePath }) =>
    FEDERATION_ENTRY.test(resourcePath) ? STABLE_NAME : posix.join(from, resourcePath.replaceAll('\\', '/'));
}
