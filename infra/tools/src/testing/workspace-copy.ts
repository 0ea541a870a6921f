import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { packageFolders } from './package-folders.ts';

const projectRoot = join(import.meta.dirname, '../../../..');
const ownFiles = ['package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The sources in a folder of their own, with the installed packages, so that a test can change them. */
export type WorkspaceCopy = {
  folder: string;
  /** Replaces a text in a file; throws if it is not found. */
  edit(file: string, text: string, by: string): Promise<void>;
  remove(): Promise<void>;
};

/** Copies the sources of the given workspaces; `infra` stands for all packages in it. */
export async function copyWorkspace(workspaces: readonly string[]): Promise<WorkspaceCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-sources-'));
  for (const file of ownFiles) await cp(join(projectRoot, file), join(folder, file));
  for (const workspace of workspaces) {
    await cp(join(projectRoot, workspace), join(folder, workspace), {
      recursive: true,
      filter: (source) => !['node_modules', 'dist'].includes(basename(source)),
    });
  }
  await linkPackages(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await mkdir(join(folder, 'node_modules/@portal'));
  for (const path of await packageFolders(projectRoot)) {
    if (!workspaces.includes(path.split('/')[0] ?? '')) continue;
    await linkPackages(join(projectRoot, path, 'node_modules'), join(folder, path, 'node_modules'));
    await symlink(join(folder, path), join(folder, 'node_modules/@portal', basename(path)));
  }

  return {
    folder,
    async edit(file, text, by) {
      const path = join(folder, file);
      const before = await readFile(path, 'utf8');
      if (!before.includes(text)) throw new Error(`${file} does not contain ${text}`);
      await writeFile(path, before.replace(text, by));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Everything but our own packages and build output. */
async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  await mkdir(to, { recursive: true });
  for (const name of names.filter((entry) => !['@portal', '.cache'].includes(entry)))
    await symlink(join(from, name), join(to, name));
}
