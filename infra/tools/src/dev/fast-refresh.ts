import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { projectRoot, sourceRule } from '../webpack/index.ts';
import { sourceNames } from '../webpack/stable-federation.ts';

/** The shell's Fast Refresh runtime is the one that React uses, so sections register with it, too. */
const RUNTIME = 'portalRefreshRuntime';

/**
 * The parts of the shell's browser build for sections: its Fast Refresh runtime, and the JSX runtime of releases, which
 * take it from the shell although this build uses another.
 */
export const forSections = `data:text/javascript,${[
  `import runtime from "react-refresh/runtime"; globalThis.${RUNTIME} = runtime;`,
  'export const jsxOfReleases = () => import("react/jsx-runtime");',
].join(' ')}`;

/** Makes a browser build replace changed components in place, with their state. */
export function withFastRefresh(configuration: Configuration, role: 'host' | 'remote'): Configuration {
  return {
    ...configuration,
    // Modules are named from here, so that no two builds have components of the same name.
    context: projectRoot,
    output: { ...configuration.output, devtoolModuleFilenameTemplate: sourceNames('.') },
    module: { ...configuration.module, rules: [sourceRule('development', { fastRefresh: true })] },
    externals: role === 'remote' ? [runtimeOfShell] : [],
    plugins: [
      ...(configuration.plugins ?? []),
      new ReactRefreshPlugin({ overlay: false, exclude: /[\\/]node_modules[\\/]/, library: 'portal' }),
    ],
  };
}

function runtimeOfShell(
  { request = '' }: { request?: string },
  done: (error?: Error | null, result?: string) => void,
): void {
  if (/react-refresh[\\/]runtime/.test(request)) done(null, `var ${RUNTIME}`);
  else done();
}
