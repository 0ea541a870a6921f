import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../webpack/index.ts';

/** Builds unless the same inputs were built before; `inputs` are files and folders below the project's root. */
export async function buildWhenChanged(
  outputFolder: string,
  inputs: readonly string[],
  build: () => Promise<void>,
): Promise<'built' | 'unchanged'> {
  const stampFile = join(projectRoot, outputFolder, '.build-inputs');
  const stamp = await hashOf(['package-lock.json', 'infra/src/webpack', 'infra/src/build', ...inputs]);
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return 'unchanged';
  await build();
  await writeFile(stampFile, stamp);
  return 'built';
}

async function hashOf(inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map(sourceFiles))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(projectRoot, file)));
  return hash.digest('hex');
}

async function sourceFiles(path: string): Promise<string[]> {
  const entries = await readdir(join(projectRoot, path), { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const sources = entries.filter(({ name }) => !/^(node_modules|dist|coverage)$|\.test\.tsx?$/.test(name));
  return (await Promise.all(sources.map(({ name }) => sourceFiles(`${path}/${name}`)))).flat();
}
