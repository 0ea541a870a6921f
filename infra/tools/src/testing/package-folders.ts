import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of all packages in the workspace at `root`, such as `api`, `mfe-news` and `infra/tools`. */
export async function packageFolders(root: string): Promise<string[]> {
  const { workspaces } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  const entries = await readdir(root);
  return workspaces.flatMap((pattern) =>
    pattern.endsWith('*') ? entries.filter((name) => name.startsWith(pattern.slice(0, -1))) : [pattern],
  );
}
