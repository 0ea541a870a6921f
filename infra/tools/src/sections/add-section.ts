import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SHELL } from '@portal/api/contract';
import { UsageError } from '@portal/server/usage-error';
import { sectionFiles } from './section-files.ts';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the folder of a new section with one page and its test; returns the folder's name. Throws if it cannot, {@link
 * UsageError} for an invalid name.
 */
export async function addSection(text: string, root: string): Promise<string> {
  const name = text.replace(/^mfe-/, '');
  const folder = `mfe-${name}`;
  if (!NAME.test(name) || name.length > 31 || name === SHELL)
    throw new UsageError(`"${text}" cannot name a section; use a name such as fan-shop.`);
  if (existsSync(join(root, folder))) throw new Error(`The folder ${folder} exists already.`);
  for (const [path, content] of Object.entries(sectionFiles(name))) {
    const file = join(root, folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}
