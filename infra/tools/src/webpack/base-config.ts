import { createRequire } from 'node:module';
import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { aliases, projectRoot } from './place.ts';

const require = createRequire(import.meta.url);

// Without it Module Federation calls webpack without options to learn its place from the refusal, for which webpack
// compiles the schema of all its options: 1.5 s of every build.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack');

/** Production builds are small, development builds are fast and readable in the debugger. */
export type Mode = 'production' | 'development';

/**
 * Swc minifies the browser's files: as small as Terser's, in a tenth of the time. It has threads of its own; processes
 * for it would take longer to start than it takes.
 */
export const minimizer = [
  new MinimizerPlugin({
    parallel: false,
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 3 } },
  }),
];

/**
 * The common configuration of every bundle of a workspace folder: TypeScript by swc with equal styled-components class
 * names on server and client.
 */
export function baseConfig(folder: string, mode: Mode): Configuration {
  return {
    mode,
    context: join(projectRoot, folder),
    devtool: mode === 'production' ? false : 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], alias: { ...aliases } },
    module: {
      rules: [sourceRule(mode)],
      parser: { javascript: { exportsPresence: 'error' } },
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * How sources are compiled. `fastRefresh` registers components, so that a changed one is replaced in place; it takes
 * React's development runtime for JSX, which no release has.
 */
export function sourceRule(mode: Mode, { fastRefresh = false } = {}): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: swcOptions(mode, fastRefresh),
  };
}

function swcOptions(mode: Mode, fastRefresh: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: fastRefresh, refresh: fastRefresh } },
      experimental: {
        plugins: [
          [
            require.resolve('@swc/plugin-styled-components'),
            { displayName: mode === 'development', ssr: true, pure: true },
          ],
        ],
        cacheRoot: join(projectRoot, 'node_modules/.cache/swc'),
      },
    },
    isModule: true,
  };
}
