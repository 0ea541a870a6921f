import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { remoteName } from '@portal/shared-ui/section';
import webpack, { type ChunkGraph, type Configuration, type Module, type ModuleGraph, type RuleSetRule } from 'webpack';
import { baseConfig, minimizer, type Mode } from './base-config.ts';
import { CompiledAheadPlugin } from './compiled-ahead.ts';
import { LeanPackagesPlugin } from './lean-packages.ts';
import { projectRoot, routerFacade } from './place.ts';
import { providedModules, sharedVersions } from './shared-modules.ts';
import { StableFederationPlugin } from './stable-federation.ts';

const require = createRequire(import.meta.url);

type HostBuilds = {
  client: Configuration;
  starter: Configuration;
  recorder: Configuration;
  serviceWorker: Configuration;
  server: Configuration;
};

/**
 * The builds of the shell: the browser's, the script that loads it after the first paint, the one that records actions
 * until then, the service worker, and the worker that renders pages.
 */
export function host(mode: Mode): HostBuilds {
  return {
    client: clientConfig(mode),
    starter: earlyConfig('starter', mode, 'client/[name].[contenthash:10].js'),
    recorder: earlyConfig('early-recorder', mode, 'server/[name].js'),
    serviceWorker: serviceWorkerConfig(mode),
    server: serverConfig(mode),
  };
}

/** The shell's name in the federation. */
const NAME = remoteName('shell');
/** The name `shell/src/client/main.ts` gives what hydrates a page. */
const START = 'start';

/** Libraries every page needs; one file instead of one for each, so that they come in one round trip. */
const frameworkModules =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|@emotion|stylis|swr|zustand|use-sync-external-store|dequal|cookie)[\\/]|[\\/]shared-ui[\\/]src[\\/](?!routing[\\/]preview\.)/;

/**
 * Whether a module belongs in the file with the libraries, as all that hydrates a page does. Modules that use shared
 * modules do not, because they would wait for themselves.
 */
function isFramework(module: Module, graphs: { chunkGraph: ChunkGraph; moduleGraph: ModuleGraph }): boolean {
  const { chunkGraph, moduleGraph } = graphs;
  const path = placeOf(module, moduleGraph);
  if (!path) return false;
  if (frameworkModules.test(path) && !isImportedLater(module, moduleGraph)) return true;
  return chunkGraph.getModuleChunks(module).some(({ name }) => name === START);
}

/** The path of a module, or of the stand-in (`lean-packages.ts`) that replaces it. */
function placeOf(module: Module, moduleGraph: ModuleGraph): string | null | undefined {
  const path = module.nameForCondition();
  if (!path?.startsWith('data:')) return path;
  const [use] = moduleGraph.getIncomingConnections(module);
  return use?.originModule?.nameForCondition();
}

/** Whether a module is loaded on demand wherever it is used. */
function isImportedLater(module: Module, moduleGraph: ModuleGraph): boolean {
  const uses = [...moduleGraph.getIncomingConnections(module)];
  return uses.length > 0 && uses.every(({ dependency }) => dependency?.type === 'import()');
}

/** Names the router's build for the mode; browsers would load its development build otherwise. */
function leanPackages(mode: Mode): Record<string, string> {
  return { 'react-router$': join(dirname(require.resolve('react-router/package.json')), 'dist', mode, 'index.mjs') };
}

const LEAN_ROUTER: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/,
  loader: require.resolve('./lean-router.mjs'),
};

function clientConfig(mode: Mode): Configuration {
  const base = baseConfig('shell', mode);
  return {
    ...base,
    name: 'shell client',
    target: ['web', 'es2022'],
    entry: { main: join(projectRoot, 'shell/src/client/main.ts') },
    resolve: { ...base.resolve, alias: { 'react-router-dom$': routerFacade, ...leanPackages(mode) } },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...(mode === 'production' ? [LEAN_ROUTER] : [])] },
    output: {
      path: join(projectRoot, 'shell/dist/client'),
      // The folder of a release carries the digest of its files, so that none of them can name it.
      publicPath: 'auto',
      uniqueName: NAME,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      clean: true,
    },
    optimization: {
      minimizer,
      splitChunks: {
        chunks: 'all',
        cacheGroups: { framework: { name: 'framework', test: isFramework, enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: NAME,
        shared: providedModules(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new StableFederationPlugin(),
      new LeanPackagesPlugin('shell'),
      ...(mode === 'production' ? [new CompiledAheadPlugin()] : []),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
  };
}

/** A small script that runs before all others and needs none of them. */
function earlyConfig(name: string, mode: Mode, filename: string): Configuration {
  return {
    ...baseConfig('shell', mode),
    name: `shell ${name}`,
    target: ['web', 'es2022'],
    entry: { [name]: join(projectRoot, `shell/src/client/${name}.ts`) },
    output: { path: join(projectRoot, 'shell/dist'), filename },
  };
}

function serviceWorkerConfig(mode: Mode): Configuration {
  return {
    ...baseConfig('shell', mode),
    name: 'shell service worker',
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': join(projectRoot, 'shell/src/service-worker/worker.ts') },
    output: { path: join(projectRoot, 'shell/dist'), filename: 'server/[name].js' },
  };
}

/** All libraries are inside: the worker runs from wherever its release lies. */
function serverConfig(mode: Mode): Configuration {
  const base = baseConfig('shell', mode);
  return {
    ...base,
    name: 'shell server',
    target: 'node20',
    resolve: {
      ...base.resolve,
      // Imports and requires must get one copy; sections get the CommonJS one.
      mainFields: ['main'],
      byDependency: Object.fromEntries(
        ['esm', 'commonjs'].map((type) => [type, { conditionNames: ['node', 'require', 'default'] }]),
      ),
    },
    entry: { 'render-worker': join(projectRoot, 'shell/src/server/worker/render-worker.ts') },
    output: {
      path: join(projectRoot, 'shell/dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions) }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Installed packages stay outside of the portal's bundle; our own workspaces and the router facade go in. */
export function externalPackages(
  { request }: { request?: string },
  done: (error?: Error | null, result?: string) => void,
): void {
  const isPackage = request !== undefined && /^[a-z@]/.test(request) && !request.startsWith('@portal/');
  if (isPackage && request !== 'react-router-dom') done(null, request);
  else done();
}
