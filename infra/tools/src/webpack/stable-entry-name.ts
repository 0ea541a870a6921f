import { posix } from 'node:path';
import type { Compiler, Module } from 'webpack';

const NAME = 'StableEntryNamePlugin';
const STABLE_NAME = 'federation-entry';
/** Module Federation writes it and names it by a digest of absolute paths. */
const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

const isFederationEntry = (module: Module) => FEDERATION_ENTRY.test(module.nameForCondition() ?? '');

/**
 * Gives the entry that Module Federation writes the same name in every folder: as a module id, and in the comment that
 * webpack writes above its code. Without it a commit has another build in every clone.
 */
export class StableEntryNamePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.succeedModule.tap(NAME, (module) => {
        if (isFederationEntry(module)) module.readableIdentifier = () => STABLE_NAME;
      });
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          if (isFederationEntry(module)) compilation.chunkGraph.setModuleId(module, STABLE_NAME);
        }
      });
    });
  }
}

/** Names sources in source maps by their path in the project, the same in every folder. `from` is the folder of the build. */
export function sourceNames(from: string): (source: { resourcePath: string }) => string {
  return ({ resourcePath }) =>
    FEDERATION_ENTRY.test(resourcePath) ? STABLE_NAME : posix.join(from, resourcePath.replaceAll('\\', '/'));
}
