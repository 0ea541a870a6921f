import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { BUILD_STAMP } from '@portal/server/workspace-sections';
import { projectRoot } from '../webpack/place.ts';

/** Milliseconds that the time of a file may be behind the clock. */
const CLOCK_SLACK = 100;

/** Notes what a compilation has read, so that a change of these files is built, too. */
export type NoteSources = (compilation: { fileDependencies: Iterable<string> }) => void;

/**
 * Builds unless the same inputs were built before: `inputs`, files and folders below `root`, and the files outside of
 * them that the last build noted, because only the build knows which files of other packages it bundles.
 */
export async function buildWhenChanged(
  outputFolder: string,
  inputs: readonly string[],
  build: (noteSources: NoteSources) => Promise<void>,
  root = projectRoot,
): Promise<'built' | 'unchanged'> {
  const stampFile = join(root, outputFolder, BUILD_STAMP);
  const folders = ['infra/tools/src/webpack', 'infra/tools/src/build', ...inputs];
  const own = await hashOf(root, folders);
  const [built, noted, ...files] = (await readFile(stampFile, 'utf8').catch(() => '')).split('\n');
  if (built === own && noted === (await hashOfFiles(root, files).catch(() => undefined))) return 'unchanged';
  // If this build is interrupted and the sources are reverted, the old stamp would match broken output.
  await rm(stampFile, { force: true });
  const began = Date.now();
  const sources = new Set<string>();
  try {
    await build(({ fileDependencies }) => {
      for (const file of fileDependencies) sources.add(relative(root, file));
    });
  } catch (error) {
    // Its files are of two states, and some are used without the stamp (`ensureRenderWorker`).
    await rm(join(root, outputFolder), { recursive: true, force: true });
    throw error;
  }
  const candidates = [...sources].filter((file) => isSource(file) && !folders.some((path) => isBelow(file, path)));
  const found = await Promise.all(candidates.map(async (file) => ({ file, ...(await modified(join(root, file))) })));
  // webpack names folders, too.
  const others = found.filter(({ isFile }) => isFile);
  const names = others.map(({ file }) => file).sort();
  // Nothing equals no hash: what was changed during the build is built once more.
  const isLate = others.some(({ time }) => time > began - CLOCK_SLACK);
  await writeFile(stampFile, [own, isLate ? '' : await hashOfFiles(root, names), ...names].join('\n'));
  return 'built';
}

async function modified(path: string): Promise<{ isFile: boolean; time: number }> {
  const found = await stat(path);
  return { isFile: found.isFile(), time: found.mtimeMs };
}

/** The manifest of the whole project changes with each workspace that is added; the lock file counts instead. */
function isSource(file: string): boolean {
  return !/(^|\/)(\.\.|node_modules|dist)\//.test(file) && file !== 'package.json';
}

function isBelow(file: string, path: string): boolean {
  return file === path || file.startsWith(`${path}/`);
}

async function hashOf(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((path) => sourceFiles(root, path)))).flat().sort();
  return hashOfFiles(root, files, await installedPackages(root));
}

async function hashOfFiles(root: string, files: readonly string[], before = ''): Promise<string> {
  const hash = createHash('sha256').update(before);
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
