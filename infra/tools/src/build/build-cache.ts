import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_STAMP } from '@portal/server/workspace-sections';
import { projectRoot } from '../webpack/place.ts';

/** Builds unless the same inputs were built before; `inputs` are files and folders below `root`. */
export async function buildWhenChanged(
  outputFolder: string,
  inputs: readonly string[],
  build: () => Promise<void>,
  root = projectRoot,
): Promise<'built' | 'unchanged'> {
  const stampFile = join(root, outputFolder, BUILD_STAMP);
  const stamp = await hashOf(root, ['infra/tools/src/webpack', 'infra/tools/src/build', ...inputs]);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'unchanged';
  // A build that is broken off must not count as the one before when the sources do again.
  await rm(stampFile, { force: true });
  try {
    await build();
  } catch (error) {
    // Its files are of two states, and some are used without the stamp (`ensureRenderWorker`).
    await rm(join(root, outputFolder), { recursive: true, force: true });
    throw error;
  }
  await writeFile(stampFile, stamp);
  return 'built';
}

async function hashOf(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((path) => sourceFiles(root, path)))).flat().sort();
  const hash = createHash('sha256').update(await installedPackages(root));
  const read = async (file: string) => [file, '\0', await readFile(join(root, file))] as const;
  for (const parts of await Promise.all(files.map(read))) for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/**
 * The lock file's entries for installed packages: a new workspace of our own changes no other one's build, nor do the
 * packages that npm adds for other systems. Packages for one system have the version of the package that needs them.
 */
async function installedPackages(root: string): Promise<string> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages?: Record<string, { version?: string; integrity?: string; link?: boolean; os?: string[]; cpu?: string[] }>;
  };
  const installed = Object.entries(lock.packages ?? {}).filter(
    ([path, { link, os, cpu }]) => path.includes('node_modules/') && !link && !os && !cpu,
  );
  return JSON.stringify(installed.map(([path, { version, integrity }]) => [path, version, integrity]));
}

async function sourceFiles(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const sources = entries.filter(({ name }) => !/^(node_modules|dist|coverage)$|\.test\.tsx?$/.test(name));
  return (await Promise.all(sources.map(({ name }) => sourceFiles(root, `${path}/${name}`)))).flat();
}
