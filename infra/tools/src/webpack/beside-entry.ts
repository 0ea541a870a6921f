import webpack, { type Compiler } from 'webpack';

const NAME = 'BesideEntryPlugin';

/**
 * Loads a section's files from the folder of its entry, unless they have an address of their own. Browsers always load
 * the entry by a script element; webpack's `publicPath: 'auto'` provides for workers and modules, too, in every entry.
 */
export class BesideEntryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      if (compilation.outputOptions.publicPath !== '') return;
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.publicPath)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new BesideEntryModule()));
    });
  }
}

class BesideEntryModule extends webpack.RuntimeModule {
  constructor() {
    super('beside entry', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.publicPath} = new URL('.', document.currentScript.src).href;`;
  }
}
