import type { Compilation, Compiler, Module } from 'webpack';

const NAME = 'TakenNamesPlugin';

/** Stands for everything that a module exports: code that takes it as a whole may use any of it. */
const EVERYTHING = '*';

/** What Module Federation puts in place of a module that another bundle provides. */
type SharedModule = Module & { options: { shareKey: string } };
const isShared = (module: Module): module is SharedModule => module.type === 'consume-shared-module';

/**
 * Collects the names that a section's builds take of each module they share, by the name it is shared under. Webpack
 * knows them after it has left out what nobody needs and before it joins modules.
 */
export class TakenNamesPlugin {
  readonly #names = new Map<string, Set<string>>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterChunks.tap(NAME, () => this.#collect(compilation));
    });
  }

  #collect(compilation: Compilation): void {
    const { chunkGraph, moduleGraph, modules } = compilation;
    for (const module of [...modules].filter(isShared)) {
      const names = this.#names.get(module.options.shareKey) ?? new Set();
      for (const connection of moduleGraph.getIncomingConnections(module)) {
        const { originModule, dependency } = connection;
        const isLeftOut = !originModule || chunkGraph.getNumberOfModuleChunks(originModule) === 0;
        if (isLeftOut || !dependency || !connection.isTargetActive(undefined)) continue;
        for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
          const [name = EVERYTHING] = Array.isArray(reference) ? reference : reference.name;
          names.add(name);
        }
      }
      if (names.size > 0) this.#names.set(module.options.shareKey, names);
    }
  }

  /**
   * All of them, in order; `exported` answers what our own shared modules export, of which some code takes everything.
   */
  async taken(exported: () => Promise<Readonly<Record<string, readonly string[]>>>): Promise<Record<string, string[]>> {
    const all = [...this.#names.values()].some((names) => names.has(EVERYTHING)) ? await exported() : {};
    const modules = [...this.#names].map(([module, names]): [string, string[]] => {
      const known = names.has(EVERYTHING) ? all[module] : undefined;
      if (known) names.delete(EVERYTHING);
      return [module, [...new Set([...names, ...(known ?? [])])].sort()];
    });
    return Object.fromEntries(modules.sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}
