import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHELL_ASSET_LIST, type ShellAssetList } from '@portal/shell/server';
import type { Compilation } from 'webpack';
import { host, projectRoot, sharedVersions } from '../webpack/index.ts';
import { precompress } from './precompress.ts';
import { runWebpack } from './run-webpack.ts';

/** Where the built shell lies. */
export const shellClientFolder = join(projectRoot, 'shell/dist/client');
/** The built render worker. */
export const renderWorkerFile = join(projectRoot, 'shell/dist/server/render-worker.cjs');

/** Builds the shell for browsers and the worker that renders pages, and lists the files a page loads before it hydrates. */
export async function buildShell(): Promise<void> {
  const { client, starter, server } = host('production');
  const files = startFiles(await runWebpack(client));
  const [starterFile = ''] = (await runWebpack(starter)).entrypoints.get('starter')?.getFiles() ?? [];
  const list: ShellAssetList = { starter: starterFile, ...files };
  await writeFile(join(shellClientFolder, SHELL_ASSET_LIST), JSON.stringify(list));
  await precompress(shellClientFolder);
  await runWebpack(server);
}

/** The entry, `start.tsx` with everything it imports, and the shared modules; parts loaded on demand are left out. */
function startFiles({ entrypoints, chunkGroups }: Compilation): Omit<ShellAssetList, 'starter'> {
  const entryFiles = entrypoints.get('main')?.getFiles() ?? [];
  const entry = entryFiles.find((file) => file.startsWith('main.'));
  if (!entry) throw new Error('The shell build has no entry file');
  // A group without a request is one that provides a shared module.
  const started = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => request === undefined || request?.endsWith('/start.tsx')),
  );
  const files = [...entryFiles, ...started.flatMap((group) => group.getFiles())];
  return { entry, files: [...new Set(files)].filter((file) => file.endsWith('.js')), shared: sharedVersions };
}
