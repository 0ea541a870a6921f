import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../webpack/index.ts';
import { packageFolders } from './package-folders.ts';

const run = promisify(execFile);

/** The sources in another folder with packages of their own, as `git clone` and `npm install` would make it. */
export type SecondClone = {
  folder: string;
  /** Runs a module there that lies in `infra/tools` and may import TypeScript. */
  run(code: string): Promise<void>;
  remove(): Promise<void>;
};

/** Makes the clone beside the build's cache: packages are hard links, which need the same file system. */
export async function makeSecondClone(): Promise<SecondClone> {
  const cache = join(projectRoot, '.cache');
  await mkdir(cache, { recursive: true });
  const home = await mkdtemp(join(cache, 'second-clone-'));
  const folder = join(home, 'deeper/portal');
  const { stdout } = await run('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    maxBuffer: 100_000_000,
  });
  for (const file of new Set(stdout.split('\n').filter(Boolean))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // The list includes files that are deleted but not committed.
    await cp(join(projectRoot, file), join(folder, file)).catch(() => undefined);
  }
  for (const packages of ['node_modules', ...(await packageFolders(folder)).map((path) => join(path, 'node_modules'))])
    await linkFolder(join(projectRoot, packages), join(folder, packages));
  // Files that builds leave there contain the folder's path.
  for (const left of ['.federation', '.cache'])
    await rm(join(folder, 'node_modules', left), { recursive: true, force: true });
  return {
    folder,
    run: async (code) => {
      // Not as an argument: workers would inherit it.
      const script = join(folder, 'infra/tools/run-in-clone.mjs');
      await writeFile(script, code);
      await run(process.execPath, ['--import', 'tsx/esm', script], { cwd: folder });
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

async function linkFolder(from: string, to: string): Promise<void> {
  if ((await readdir(from).catch(() => [])).length === 0) return;
  await run('cp', ['-al', from, to]).catch(() => cp(from, to, { recursive: true, verbatimSymlinks: true }));
}
