import webpack, { type Compiler } from 'webpack';

const NAME = 'RepeatedLoadPlugin';

/**
 * Gives a script that is loaded again an address of its own: browsers join a request that is still under way, so that
 * after a hanging one every further attempt would hang with it. Loaded chunks are never requested twice.
 */
export class RepeatedLoadPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new RepeatedLoadModule()));
    });
  }
}

class RepeatedLoadModule extends webpack.RuntimeModule {
  constructor() {
    super('repeated load', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    const load = webpack.RuntimeGlobals.loadScript;
    return `const load = ${load}, attempts = {};
${load} = (url, ...rest) => {
  const attempt = attempts[url] ?? 0;
  attempts[url] = attempt + 1;
  return load(attempt ? url + '?versuch=' + attempt : url, ...rest);
};`;
  }
}
