import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of all files below a folder, without those and the folders whose name `leftOut` matches. */
export async function filesBelow(folder: string, leftOut: RegExp): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = entries
    .filter(({ name }) => !leftOut.test(name))
    .map(async (entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, leftOut) : [path];
    });
  return (await Promise.all(nested)).flat();
}
