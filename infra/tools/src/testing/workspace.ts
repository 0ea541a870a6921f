import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SectionDescriptor } from '@portal/api/contract';
import { workspaceSections } from '@portal/server/workspace-sections';
import { projectRoot } from '../webpack/index.ts';
import type { Workspace } from './changed-tests.ts';
import { packageFolders } from './package-folders.ts';

/** This workspace as its packages, its built sections and its journeys describe it. */
export async function readWorkspace(): Promise<Workspace> {
  const sections = await workspaceSections(projectRoot);
  const pages = sections.map(async (name) => [`mfe-${name}`, await pagesOf(`mfe-${name}`)] as const);
  return {
    packages: await readPackages(),
    pages: new Map(await Promise.all(pages)),
    journeys: await readJourneys(),
  };
}

async function pagesOf(folder: string): Promise<string[]> {
  const { pages } = await readJson<SectionDescriptor>(`${folder}/dist/descriptor.json`);
  return pages.map(({ path }) => path);
}

/** The folder of each workspace and those it needs; the packages of `infra` count as one. */
async function readPackages(): Promise<Map<string, string[]>> {
  const packages = await Promise.all(
    (await packageFolders(projectRoot)).map(async (folder) => {
      const { name, dependencies = {} } = await readJson<{ name: string; dependencies?: object }>(
        `${folder}/package.json`,
      );
      return { name, folder: folder.split('/')[0] ?? folder, needs: Object.keys(dependencies) };
    }),
  );
  const folderOf = new Map(packages.map(({ name, folder }) => [name, folder]));
  const needed = new Map<string, string[]>();
  for (const { folder, needs } of packages) {
    const others = needs.flatMap((name) => folderOf.get(name) ?? []).filter((other) => other !== folder);
    needed.set(folder, [...new Set([...(needed.get(folder) ?? []), ...others])]);
  }
  return needed;
}

async function readJourneys(): Promise<Map<string, string>> {
  const texts = (await journeyFiles()).map(
    async (file) => [file, await readFile(join(projectRoot, file), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

/** The paths of all journeys, by name. */
export async function journeyFiles(): Promise<string[]> {
  const names = await readdir(join(projectRoot, 'tests'), { recursive: true });
  return names
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `tests/${name}`)
    .sort();
}

/**
 * The files that differ from a commit, uncommitted and new ones among them. By default, the commit is where this branch
 * left `main`.
 */
export async function changedFiles(base?: string): Promise<{ base: string; files: string[] }> {
  const from = base ?? (await forkPoint());
  const changed = await git('diff', '--name-only', from);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { base: from, files: [...new Set([...changed, ...added])].sort() };
}

async function forkPoint(): Promise<string> {
  for (const main of ['origin/main', 'main']) {
    const [commit] = await git('merge-base', 'HEAD', main).catch(() => []);
    if (commit) return commit;
  }
  return 'HEAD';
}

async function git(...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: projectRoot, maxBuffer: Infinity });
  return stdout.split('\n').filter(Boolean);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(join(projectRoot, file), 'utf8')) as T;
}
