import type { Compilation, Compiler, Module } from 'webpack';
import { apiCalls, apiWords, type ApiCall, type ApiWords, type SyntaxNode } from './api-calls.ts';

const NAME = 'ApiCallsPlugin';

/** Collects the resources of the API that a build's modules name; those that webpack leaves out do not count. */
export class ApiCallsPlugin {
  readonly #words: ApiWords[] = [];

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const words = new Map<Module, ApiWords>();
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        normalModuleFactory.hooks.parser.for(type).tap(NAME, (parser) => {
          parser.hooks.program.tap(NAME, (program) => {
            const { module } = parser.state;
            // Libraries know nothing of this API, and there is much of them.
            const isOwn = !/[\\/]node_modules[\\/](?!@portal[\\/])/.test(module.resource);
            if (isOwn) words.set(module, apiWords(program as unknown as SyntaxNode));
          });
        });
      compilation.hooks.afterChunks.tap(NAME, () => this.#keep(compilation, words));
    });
  }

  #keep({ chunkGraph }: Compilation, words: ReadonlyMap<Module, ApiWords>): void {
    for (const [module, said] of words) if (chunkGraph.getNumberOfModuleChunks(module) > 0) this.#words.push(said);
  }

  calls(): ApiCall[] {
    return apiCalls(this.#words);
  }
}
