import webpack, { type Configuration } from 'webpack';
import type { ErrorReport } from './error-report.ts';

/** Webpack watches all our own sources, nothing installed. */
export const watchOptions = { ignored: /[\\/]node_modules[\\/]/ };

/** Milliseconds after a build in which the watcher reports changes made meanwhile. */
const SETTLE_TIME = 50;

type WatchedBuild = {
  /** The name of the build's target, in German. */
  title: string;
  report: ErrorReport;
  say: (line: string) => void;
  /** Called when a build begins, as soon as a change is seen; maybe twice. */
  onBegin?: () => void;
  /**
   * Called after each build without errors; other builds write nothing. The next build waits for it. May throw a fault
   * of the result.
   */
  onBuilt: () => Promise<void> | void;
  /** Called when all changes are built, with or without success. */
  onSettled?: () => void;
};

/** `tried` resolves after the first build, `ready` after the first good one. */
export type Watch = { tried: Promise<void>; ready: Promise<void>; stop: () => Promise<void> };

/** Builds now and after every change, into the configuration's own folder. */
export function watchBuild(configuration: Configuration, { title, report, say, ...events }: WatchedBuild): Watch {
  const compiler = webpack({ ...configuration, optimization: { ...configuration.optimization, emitOnErrors: false } });
  if (!compiler) throw new Error('webpack did not start');
  let settling: NodeJS.Timeout | undefined;
  const begin = () => {
    clearTimeout(settling);
    events.onBegin?.();
  };
  compiler.hooks.invalid.tap('development', begin);
  compiler.hooks.watchRun.tap('development', begin);
  compiler.hooks.afterDone.tap('development', () => {
    settling = setTimeout(() => events.onSettled?.(), SETTLE_TIME);
  });
  const tried = signal();
  const ready = signal();
  let isFirst = true;

  compiler.hooks.done.tapPromise('development', async (stats) => {
    try {
      if (!report(title, stats)) return;
      await events.onBuilt();
      if (!isFirst) say(`${title}: neu gebaut.`);
      isFirst = false;
      ready.give();
    } catch (error) {
      say(`${title}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      tried.give();
    }
  });
  compiler.watch(watchOptions, () => undefined);
  return {
    tried: tried.given,
    ready: ready.given,
    stop: () => new Promise((resolve) => compiler.close(() => resolve())),
  };
}

function signal(): { given: Promise<void>; give: () => void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}
