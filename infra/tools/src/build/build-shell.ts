import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_ASSET_LIST, type ShellAssetList } from '@portal/shell/server';
import type { Compilation, Configuration } from 'webpack';
import { host, projectRoot, sharedVersions } from '../webpack/index.ts';
import { precompress } from './precompress.ts';
import { runWebpack } from './run-webpack.ts';

/** Where the built shell lies. */
export const shellClientFolder = join(projectRoot, 'shell/dist/client');
/** The built render worker. */
export const renderWorkerFile = join(projectRoot, 'shell/dist/server/render-worker.cjs');

/** Builds the shell for browsers, its service worker and the worker that renders pages, and lists the files a page loads before it hydrates. */
export async function buildShell(): Promise<void> {
  const { client, starter, recorder, serviceWorker, server } = host('production');
  const files = scriptsOf(await runWebpack(client));
  const list: ShellAssetList = { starter: await buildEarly(starter), recorder: await buildEarly(recorder), ...files };
  await writeFile(join(shellClientFolder, SHELL_ASSET_LIST), JSON.stringify(list));
  await precompress(shellClientFolder);
  await runWebpack(serviceWorker);
  await runWebpack(server);
}

/** Builds the render worker where there is none, as in a fresh clone: a section that is released needs nothing else of the shell. */
export async function ensureRenderWorker(): Promise<void> {
  if (!existsSync(renderWorkerFile)) await runWebpack(host('production').server);
}

/** Builds a script that runs before the shell; its file. */
async function buildEarly(config: Configuration): Promise<string> {
  const [entry] = (await runWebpack(config)).entrypoints.values();
  return entry?.getFiles()[0] ?? '';
}

/** The entry, `start.tsx` with everything it imports, and the shared modules; apart from them what is loaded on demand. */
function scriptsOf({ entrypoints, chunkGroups, assets }: Compilation): Omit<ShellAssetList, 'starter' | 'recorder'> {
  const entryFiles = entrypoints.get('main')?.getFiles() ?? [];
  const entry = entryFiles.find((file) => file.startsWith('main.'));
  if (!entry) throw new Error('The shell build has no entry file');
  // A group without a request is one that provides a shared module.
  const started = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request === undefined || request?.endsWith('/start.tsx')),
  );
  const isScript = (file: string) => file.endsWith('.js');
  const files = [...new Set([...entryFiles, ...started.flatMap((group) => group.getFiles())])].filter(isScript);
  const late = Object.keys(assets).filter((file) => isScript(file) && !files.includes(file));
  return { entry, files, late, shared: sharedVersions };
}
