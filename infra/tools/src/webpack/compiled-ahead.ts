import webpack, { type Compiler } from 'webpack';

const NAME = 'CompiledAheadPlugin';
const LINE = '//# allFunctionsCalledOnLoad\n';

/** Bytes of a file from which V8 compiles it while it arrives, beside the main thread. */
const STREAMED = 30_000;

/**
 * Asks browsers to compile all functions of a large file while it arrives: V8's explicit compile hints
 * (docs/decisions/2026-12-01-compiled-while-it-arrives.md).
 */
export class CompiledAheadPlugin {
  apply(compiler: Compiler): void {
    // Minifiers remove the line.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.js') || source.size() < STREAMED) continue;
          compilation.updateAsset(file, new webpack.sources.ConcatSource(LINE, source));
        }
      });
    });
  }
}
