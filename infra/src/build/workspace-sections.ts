import { readdir } from 'node:fs/promises';
import { projectRoot } from '../webpack/index.ts';

/** Names of the sections that lie in this workspace: folders `mfe-<name>`. */
export async function workspaceSections(): Promise<string[]> {
  const folders = await readdir(projectRoot, { withFileTypes: true });
  return folders
    .filter((folder) => folder.isDirectory() && folder.name.startsWith('mfe-'))
    .map(({ name }) => name.slice(4))
    .sort();
}
