import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellDescriptor } from '@portal/api/contract';
import type { ApiSurface } from '@portal/api/own-surface';
import { releaseBuild } from '@portal/api/release-build';
import { homeSlots } from '@portal/shared-ui/home-slots';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import { SHELL_PROTOCOL } from '@portal/shell/shell-release';
import type { Compilation, Configuration } from 'webpack';
import { host, projectRoot, sharedVersions } from '../webpack/index.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { buildWhenChanged, type NoteSources } from './build-cache.ts';
import { exportedNames } from './exported-names.ts';
import { ownSurface, SURFACE_FILE } from './own-surface.ts';
import { releaseFiles } from './release-files.ts';
import { runWebpack } from './run-webpack.ts';
import { measureUses } from './uses/measure-uses.ts';

/** A built shell: `folder` holds client/ and server/, `descriptor` describes it. */
export type BuiltShell = { folder: string; descriptor: ShellDescriptor; wasBuilt: boolean };

const shellFolder = join(projectRoot, 'shell/dist');
const descriptorFile = join(shellFolder, 'descriptor.json');
/** The built render worker. */
export const renderWorkerFile = join(shellFolder, 'server/render-worker.cjs');
/** Digits of a build that are its version. */
const VERSION_LENGTH = 12;

/** Builds the shell, unless it has not changed since its last build. */
export async function buildShell(): Promise<BuiltShell> {
  const surface = await ownSurface();
  const result = await buildWhenChanged('shell/dist', ['shell/src', 'shared-ui', SURFACE_FILE], (noteSources) =>
    buildAnew(surface, noteSources),
  );
  const descriptor = JSON.parse(await readFile(descriptorFile, 'utf8')) as ShellDescriptor;
  return { folder: shellFolder, descriptor, wasBuilt: result === 'built' };
}

/** Builds what browsers load, the service worker and the worker that renders pages, and describes it. */
async function buildAnew(surface: ApiSurface, noteSources: NoteSources): Promise<void> {
  const { client, starter, recorder, serviceWorker, server } = host('production');
  // These two empty their folders.
  const uses = measureUses();
  const bundles = { client: await runWebpack(uses.watched(client)), server: await runWebpack(server) };
  for (const read of Object.values(bundles)) noteSources(read);
  const scripts = scriptsOf(bundles.client);
  await writeBillOfMaterials(shellFolder, 'shell', bundles, join(projectRoot, 'shell'));
  const assets = {
    ...scripts,
    starter: await buildSingle(starter, noteSources),
    recorder: await buildSingle(recorder, noteSources),
    serviceWorker: await buildSingle(serviceWorker, noteSources),
  };
  const api = await uses.writeApiUses(shellFolder, surface);
  const files = await releaseFiles(shellFolder);
  const build = releaseBuild(files);
  const descriptor: ShellDescriptor = {
    name: 'shell',
    version: build.slice(0, VERSION_LENGTH),
    build,
    protocol: SHELL_PROTOCOL,
    server: 'server/render-worker.cjs',
    assets,
    provides: {
      contract: CONTRACT_VERSION,
      shared: sharedVersions,
      names: await exportedNames(renderWorkerFile),
      slots: [...homeSlots],
    },
    uses: { api },
    files,
  };
  await writeFile(descriptorFile, JSON.stringify(descriptor));
}

/**
 * Builds the render worker if there is none, as in a fresh clone: a section that is released needs nothing else of the
 * shell.
 */
export async function ensureRenderWorker(): Promise<void> {
  if (!existsSync(renderWorkerFile)) await runWebpack(host('production').server);
}

/** Builds a script that is one file; its path in the release. */
async function buildSingle(config: Configuration, noteSources: NoteSources): Promise<string> {
  const compilation = await runWebpack(config);
  noteSources(compilation);
  const [entry] = compilation.entrypoints.values();
  return entry?.getFiles()[0] ?? '';
}

/**
 * The entry, `start.tsx` with everything it imports, and the shared modules; apart from them the modules loaded on
 * demand.
 */
function scriptsOf({ entrypoints, chunkGroups, assets }: Compilation) {
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
  const inRelease = (file: string) => `client/${file}`;
  return { entry: inRelease(entry), files: files.map(inRelease), late: late.map(inRelease) };
}
