import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ErrorReport } from './error-report.ts';
import { answerErrors } from './explain-browser-errors.ts';
import { ERRORS_PATH, errorOverlay } from './tell-errors.ts';
import { watchOptions } from './watch-build.ts';

/** Development servers are reached from this machine only. */
export const HOT_HOST = '127.0.0.1';

/** Origin of the development server on a port. */
export function hotOrigin(port: number): string {
  return `http://${HOT_HOST}:${port}`;
}

type HotServer = { title: string; port: number; path: string; report: ErrorReport; say: (line: string) => void };

/**
 * Serves a browser build below `path` and replaces changed components in open pages; other changes reload the page.
 * Their errors are printed with the position in the sources. Resolves when it listens; requests wait for the build.
 * Returns how to end it.
 */
export async function startHotServer(
  configuration: Configuration,
  { title, port, path, report, say }: HotServer,
): Promise<() => Promise<void>> {
  const compiler = webpack(hotConfig(configuration, hotOrigin(port), path));
  if (!compiler) throw new Error('webpack did not start');
  compiler.hooks.done.tap('development', (stats) => void report(title, stats));
  const server = new WebpackDevServer(
    {
      host: HOT_HOST,
      port,
      hot: true,
      liveReload: true,
      static: false,
      setupExitSignals: false,
      allowedHosts: [HOT_HOST, 'localhost'],
      headers: ({ headers: { origin } }) => corsHeaders(origin),
      client: {
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: `ws://${HOT_HOST}:${port}/ws`,
      },
      devMiddleware: { stats: 'none' },
      setupMiddlewares: (middlewares) => [
        { name: 'errors', path: ERRORS_PATH, middleware: answerErrors({ corsHeaders, say }) },
        ...middlewares,
      ],
    },
    compiler,
  );
  await server.start();
  return () => server.stop();
}

function hotConfig(configuration: Configuration, origin: string, path: string): Configuration {
  return {
    ...configuration,
    watchOptions,
    output: { ...configuration.output, publicPath: origin + path, filename: '[name].js', chunkFilename: '[name].js' },
    // The page has one script element, so the entry must not be split.
    optimization: { ...configuration.optimization, splitChunks: false },
    plugins: [...(configuration.plugins ?? []), errorOverlay(origin)],
  };
}

/** Only pages from this machine may read sources. */
function corsHeaders(origin: string | undefined): Record<string, string> {
  const isLocal = origin !== undefined && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(origin);
  return isLocal ? { 'access-control-allow-origin': origin, vary: 'origin' } : {};
}
