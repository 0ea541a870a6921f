import webpack, { type Compiler } from 'webpack';

const NAME = 'NamedFilesPlugin';

/** What a frame shows; only browsers open it. */
const PAGE = /\.html$/;

/**
 * Refuses files that a section's code names by `new URL('./x.png', import.meta.url)`: the server does not know where
 * browsers will get them from, so that its HTML would name files of its own machine.
 */
export class NamedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          if (module.type !== 'asset/resource' || PAGE.test(module.nameForCondition() ?? '')) continue;
          const [place, file] = [compilation.moduleGraph.getIssuer(module), module].map((one) =>
            one?.readableIdentifier(compilation.requestShortener),
          );
          const advice = 'draw pictures as SVG in the code, or take them from data of the portal.';
          compilation.errors.push(
            new webpack.WebpackError(`${place} names the file ${file}, which has no address on the server: ${advice}`),
          );
        }
      });
    });
  }
}
