import { createRequire } from 'node:module';
import webpack from 'webpack';
import { projectRoot } from '../webpack/place.ts';

/** The path to which pages report their errors. */
export const ERRORS_PATH = '/runtime-errors';

type Overlay = { send(event: { type: 'RUNTIME_ERROR'; messages: string[] } | { type: 'DISMISS' }): void };
type Hot = { addStatusHandler(listener: (status: string) => void): void } | undefined;

const require = createRequire(import.meta.url);

/**
 * Shows in a browser build what goes wrong while it runs, in the overlay that compile errors have; `origin` is the
 * development server's, which knows the sources.
 */
export function errorOverlay(origin: string): webpack.EntryPlugin {
  const overlayFile = require.resolve('webpack-dev-server/client/overlay.js');
  const code = [
    // The TypeScript loader notes names beside functions.
    'const __name = (value) => value;',
    `import { createOverlay } from ${JSON.stringify(overlayFile)};`,
    `const overlay = createOverlay({ trustedTypesPolicyName: 'portal#errors', catchRuntimeError: false });`,
    `(${tellErrors.toString()})(${JSON.stringify(origin + ERRORS_PATH)}, overlay, import.meta.webpackHot);`,
  ].join('\n');
  // An entry without a name is part of every entry.
  return new webpack.EntryPlugin(projectRoot, `data:text/javascript,${encodeURIComponent(code)}`, {});
}

/** Runs in the page; complete in itself, because only its text gets there. */
function tellErrors(address: string, overlay: Overlay, hot: Hot): void {
  const page = globalThis as { portalTellsErrors?: true };
  // Shell and sections bring it; the first one tells of all.
  if (page.portalTellsErrors) return;
  page.portalTellsErrors = true;
  const told = new Set<unknown>();
  const tell = (error: unknown) => {
    if (!(error instanceof Error) || told.has(error)) return;
    told.add(error);
    const body = JSON.stringify({ message: `${error.name}: ${error.message}`, stack: error.stack ?? '' });
    fetch(address, { method: 'POST', body })
      .then((answer) => answer.text())
      .then((text) => overlay.send({ type: 'RUNTIME_ERROR', messages: [text] }))
      // The development server is gone.
      .catch(() => undefined);
  };
  addEventListener('error', ({ error }) => tell(error));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  // React writes errors caught by an error boundary there.
  const { error: write } = console;
  console.error = (...values: unknown[]) => {
    for (const value of values) tell(value);
    write(...values);
  };
  hot?.addStatusHandler((status) => {
    if (status === 'apply') overlay.send({ type: 'DISMISS' });
  });
}
