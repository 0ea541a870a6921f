import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAME_PATTERN, SHELL, type SectionDescriptor } from '@portal/api/contract';
import { UsageError } from '@portal/server/usage-error';
import { buildDescribed } from '@portal/tools/build-section';
import { remote } from '@portal/tools/remote';
import { renderWorkerFile } from './packed-shell.ts';
import { ownSurface } from './packed-surface.ts';

const NAME = new RegExp(`^${NAME_PATTERN}$`);

/** The section's name: its package's, without scope and without `mfe-`. Throws {@link UsageError}. */
export function ownSectionName(folder: string): string {
  const { name = '' } = readPackage(folder);
  const section = name.replace(/^@[^/]{1,100}\//, '').replace(/^mfe-/, '');
  if (NAME.test(section) && section !== SHELL) return section;
  throw new UsageError(`„${name}“ in package.json ist kein Name eines Moduls; gemeint ist etwas wie „mfe-tombola“.`);
}

/**
 * Builds the section for browser and server, evaluates it once, and describes it, including its uses of shell and API.
 */
export async function buildOwnSection(
  name: string,
  version: string,
  folder: string,
): Promise<{ folder: string; descriptor: SectionDescriptor }> {
  const descriptor = await buildDescribed(name, remote(name)('production'), renderWorkerFile, await ownSurface());
  return { folder: join(folder, 'dist'), descriptor: { ...descriptor, version } };
}

function readPackage(folder: string): { name?: string } {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string };
  } catch {
    throw new UsageError(`Hier liegt kein Modul: ${join(folder, 'package.json')} fehlt oder ist kein JSON.`);
  }
}
