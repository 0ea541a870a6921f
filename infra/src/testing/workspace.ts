import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SectionDescriptor } from '@portal/api/contract';
import { workspaceSections } from '../build/workspace-sections.ts';
import { projectRoot } from '../webpack/index.ts';
import type { Workspace } from './changed-tests.ts';

/** This workspace as its packages, its built sections and its journeys describe it. */
export async function readWorkspace(): Promise<Workspace> {
  const sections = await workspaceSections();
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

async function readPackages(): Promise<Map<string, string[]>> {
  const { workspaces } = await readJson<{ workspaces: string[] }>('package.json');
  const entries = await readdir(projectRoot);
  const folders = entries.filter((name) => workspaces.some((pattern) => matches(pattern, name)));
  const packages = folders.map(async (folder) => {
    const { dependencies = {} } = await readJson<{ dependencies?: object }>(`${folder}/package.json`);
    const own = Object.keys(dependencies).filter((name) => name.startsWith('@portal/'));
    return [folder, own.map((name) => name.replace('@portal/', ''))] as const;
  });
  return new Map(await Promise.all(packages));
}

async function readJourneys(): Promise<Map<string, string>> {
  const names = await readdir(join(projectRoot, 'tests'), { recursive: true });
  const files = names.filter((name) => name.endsWith('.spec.ts')).map((name) => `tests/${name}`);
  const texts = files.sort().map(async (file) => [file, await readFile(join(projectRoot, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/**
 * The files that differ from a commit, uncommitted and new ones among them. Unless told otherwise it is where this branch
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

/** `mfe-*` stands for all names that begin so. */
function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}
