import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import type { ApiSurface } from '@portal/api/own-surface';
import { releaseBuild } from '@portal/api/release-build';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import { failureReason } from '@portal/shell/failure-reason';
import { createRenderPool } from '@portal/shell/render-pool';
import type { Compilation } from 'webpack';
import { nameSources } from './source-places.ts';
import type { Mode } from '../webpack/base-config.ts';
import { sharedRanges } from '../webpack/consumed-modules.ts';
import { projectRoot, sectionPath } from '../webpack/place.ts';
import type { RemoteConfigs } from '../webpack/remote.ts';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { buildWhenChanged, type NoteSources } from './build-cache.ts';
import { ensureRenderWorker, renderWorkerFile } from './build-shell.ts';
import { ownExportedNames } from './exported-names.ts';
import { ownSurface, SURFACE_FILE } from './own-surface.ts';
import { releaseFiles } from './release-files.ts';
import { runWebpack } from './run-webpack.ts';
import { measureUses } from './uses/measure-uses.ts';

/** A built section: `folder` holds client/ and server/, `descriptor` describes it. */
export type BuiltSection = { folder: string; descriptor: SectionDescriptor; wasBuilt: boolean };

/** Milliseconds the evaluation of a section may take. */
const DESCRIBE_TIME_LIMIT = 20_000;
/** The path of a build's descriptor; the version in it is written when it is released. */
const DESCRIPTOR_FILE = 'descriptor.json';

/**
 * Builds a section for browser and server, evaluates it once, and describes it (ARCHITECTURE.md#the-section-contract).
 * A section that has not changed since its last build is not built again. `workerFile` is a built render worker.
 */
export async function buildSection(
  name: string,
  version = '0.0.0',
  workerFile = renderWorkerFile,
): Promise<BuiltSection> {
  const folder = sectionFolder(name);
  const descriptorFile = join(folder, DESCRIPTOR_FILE);
  const surface = await ownSurface();
  const result = await buildWhenChanged(
    `${sectionPath(name)}/dist`,
    [sectionPath(name), 'shared-ui/src/section', 'shared-ui/src/calendar', 'api/src/contract', SURFACE_FILE],
    async (noteSources) => {
      const configs = await sectionConfigs(name, 'production');
      const descriptor = await buildDescribed(name, configs, workerFile, surface, noteSources);
      await writeFile(descriptorFile, JSON.stringify(descriptor));
    },
  );
  const descriptor = JSON.parse(await readFile(descriptorFile, 'utf8')) as SectionDescriptor;
  return { folder, descriptor: { ...descriptor, version }, wasBuilt: result === 'built' };
}

/** The two webpack configurations that a section's own `webpack.config.ts` returns. */
export async function sectionConfigs(name: string, mode: Mode): Promise<RemoteConfigs> {
  const file = join(projectRoot, sectionPath(name), 'webpack.config.ts');
  const { default: configure } = (await import(file)) as { default: (mode: Mode) => RemoteConfigs };
  return configure(mode);
}

/**
 * Builds a section into its `dist` folder, evaluates it once, and describes it, including its uses of shell and API.
 */
export async function buildDescribed(
  name: string,
  configs: RemoteConfigs,
  workerFile: string,
  surface: ApiSurface,
  noteSources: NoteSources = () => undefined,
): Promise<SectionDescriptor> {
  const folder = sectionFolder(name);
  // The build empties the folders of the files alone.
  await rm(join(folder, 'maps'), { recursive: true, force: true });
  const uses = measureUses();
  const building = [runWebpack(uses.watched(configs.client)), runWebpack(uses.watched(configs.server))] as const;
  // Loading what checks descriptors takes time, and webpack leaves some.
  const checking = import('./require-descriptor.ts');
  // A build that goes on would write into a folder that its caller removes.
  await Promise.allSettled([...building, checking]);
  const [compilation, server] = await Promise.all(building);
  for (const read of [compilation, server]) noteSources(read);
  await writeBillOfMaterials(folder, name, { client: compilation, server }, join(folder, '..'));
  if (workerFile === renderWorkerFile) await ensureRenderWorker();
  const api = await uses.writeApiUses(folder, surface);
  const evaluated = evaluateSection(name, join(folder, 'server/remoteEntry.cjs'), workerFile, (module) =>
    clientFiles(compilation, module),
  );
  const described = await evaluated.catch((error: unknown) => refuse(error, name));
  const files = await releaseFiles(folder);
  const shared = await uses.namesTaken(() => ownExportedNames(workerFile));
  const { requireDescriptor } = await checking;
  return requireDescriptor({ ...described, build: releaseBuild(files), files, uses: { shared, api } });
}

/** The stack of an error that a section throws, without the frames of the code that evaluates it. */
async function refuse(error: unknown, name: string): Promise<never> {
  const reason = failureReason(error instanceof Error ? error.message : String(error), sectionFolder(name));
  throw new Error(`${name}: ${await nameSources(reason, sectionFolder(name))}`);
}

/**
 * Loads a section's server bundle once, in a worker, and returns its description. `filesOf` names the client files that
 * come with a module of a page or widget. Throws the section's error.
 */
export async function evaluateSection(
  name: string,
  bundleFile: string,
  workerFile: string,
  filesOf: (module: string) => string[],
): Promise<Omit<SectionDescriptor, 'build' | 'files'>> {
  const pool = createRenderPool({
    workerFile,
    bundles: [{ name, file: bundleFile, released: [] }],
    registry: { revision: 0, sections: [], menu: [], accountPages: [] },
    timeLimit: DESCRIBE_TIME_LIMIT,
  });
  try {
    const description = await pool.ask({ type: 'describe', section: name });
    const { name: said, pages, widgets, settings, origins, ...extras } = description;
    if (said !== name)
      throw new Error(`src/section.ts has the name "${said}", package.json "${name}"; both have to be one`);
    return {
      name,
      version: '0.0.0',
      requires: { contract: `^${CONTRACT_VERSION}`, shared: sharedRanges },
      entry: 'client/remoteEntry.js',
      server: 'server/remoteEntry.cjs',
      ...extras,
      ...(settings && { settings: [...settings] }),
      ...(origins && { origins: [...origins] }),
      pages: pages.map(({ module, ...page }) => ({ ...page, files: filesOf(module) })),
      widgets: widgets.map(({ module, ...widget }) => ({ ...widget, files: filesOf(module) })),
    };
  } finally {
    await pool.close();
  }
}

function sectionFolder(name: string): string {
  return join(projectRoot, sectionPath(name), 'dist');
}

/** The client files that come with a dynamically imported module, beside the remote's entry. */
function clientFiles({ chunkGroups, chunkGraph, moduleGraph }: Compilation, module: string): string[] {
  const files = new Set<string>();
  for (const group of chunkGroups) {
    const holdsModule = group.origins.some(({ module: origin, request }) => {
      const target = origin && request ? moduleGraph.getOutgoingConnections(origin) : [];
      return [...target].some(({ module: imported, dependency }) => {
        const isThis = dependency && 'request' in dependency && dependency.request === request;
        return isThis && imported && String(chunkGraph.getModuleId(imported)) === module;
      });
    });
    const isExposed = group.origins.some(({ request }) => request?.endsWith('/src/section.ts'));
    if (holdsModule || isExposed) for (const file of group.getFiles()) files.add(`client/${file}`);
  }
  if (files.size === 0) throw new Error(`The browser build has no file for ${module}`);
  return [...files];
}
