import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';

/** Names of the sections that lie in this workspace: folders `mfe-<name>` with a package; another branch may have left its build in one. */
export async function workspaceSections(root = projectRoot): Promise<string[]> {
  const folders = await readdir(root);
  return folders
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .map((name) => name.slice(4))
    .sort();
}
