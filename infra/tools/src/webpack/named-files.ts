import webpack, { type Compiler } from 'webpack';

const NAME = 'NamedFilesPlugin';
const PICTURES = 'draw pictures as SVG in the code, or take them from data of the portal';
const STYLES = 'write styles with styled-components, which come with the HTML';

/** The source files of a bundle. */
const SOURCE = /\.(?:[cm]?[jt]sx?|json)$/i;

/** Pages for frames; only browsers open them. */
const PAGE = /\.html$/;

/** Types that webpack handles without a loader, writing files that no page of a portal names. */
const TAKEN = /^(?:css|html)\b/;

/**
 * Refuses files that are no code, whether a section imports them or names them by
 * `new URL('./x.png', import.meta.url)`. The server does not know their public address, so its HTML would contain paths
 * of its own machine.
 */
export class NamedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const name = module.nameForCondition() ?? '';
          const isRefused = module.getNumberOfErrors() > 0 && name !== '' && !SOURCE.test(name);
          const isImported = isRefused || TAKEN.test(module.type);
          if (!isImported && (module.type !== 'asset/resource' || PAGE.test(name))) continue;
          const { requestShortener, moduleGraph } = compilation;
          const place = moduleGraph.getIssuer(module)?.readableIdentifier(requestShortener);
          const file = requestShortener.shorten(name);
          // Webpack's own message would be that the file needs a loader.
          if (isImported) module.clearWarningsAndErrors();
          const refusal = isImported
            ? `${place} imports the file ${file}, which no bundle holds`
            : `${place} names the file ${file}, which has no address on the server`;
          compilation.errors.push(
            new webpack.WebpackError(`${refusal}: ${/\bcss\b/.test(module.type) ? STYLES : PICTURES}.`),
          );
        }
      });
    });
  }
}
