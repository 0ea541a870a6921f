import webpack, { type Compiler } from 'webpack';

const NAME = 'NamedFilesPlugin';
const ADVICE = 'draw pictures as SVG in the code, or take them from data of the portal';

/** What a bundle is made of. */
const SOURCE = /\.(?:[cm]?[jt]sx?|json)$/i;

/** What a frame shows; only browsers open it. */
const PAGE = /\.html$/;

/**
 * Refuses files that are no code: those that a section imports, of which webpack would say that it needs a loader, and
 * those that its code names by `new URL('./x.png', import.meta.url)`: the server does not know where browsers will get
 * them from, so that its HTML would name files of its own machine.
 */
export class NamedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.nameForCondition() ?? '';
          const isImported = module.getNumberOfErrors() > 0 && name !== '' && !SOURCE.test(name);
          if (!isImported && (module.type !== 'asset/resource' || PAGE.test(name))) continue;
          const [place, file] = [compilation.moduleGraph.getIssuer(module), module].map((one) =>
            one?.readableIdentifier(compilation.requestShortener),
          );
          // What webpack has to say of it is that it needs a loader.
          if (isImported) module.clearWarningsAndErrors();
          const refusal = isImported
            ? `${place} imports the file ${file}, which no bundle holds`
            : `${place} names the file ${file}, which has no address on the server`;
          compilation.errors.push(new webpack.WebpackError(`${refusal}: ${ADVICE}.`));
        }
      });
    });
  }
}
