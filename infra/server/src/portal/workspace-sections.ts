import { readdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** In the output folder: a hash of the inputs. It is missing while a build is under way, or after one has failed. */
export const BUILD_STAMP = '.build-inputs';

/**
 * Names of the sections that lie in a workspace: folders `mfe-<name>` with a package; another branch may have left its
 * build in one.
 */
export async function workspaceSections(root: string): Promise<string[]> {
  const folders = await readdir(root);
  return folders
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'package.json')))
    .map((name) => name.slice(4))
    .sort();
}
