import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseOutcome, ShellDescriptor } from '@portal/api/contract';
import { releaseBuild } from '@portal/api/release-build';
import { fetchHistory, publishSection, rollBackSection } from '@portal/server/portal-client';
import type { Portal } from './journey-test.ts';
import { accessTo, describeFile, workspace, writeFiles } from './section-variant.ts';

/** The built shell's files by path, as text, and its descriptor; a test may change them. */
export type ShellVariant = { files: Map<string, string>; descriptor: ShellDescriptor };

/** The shell as it was built from the workspace. */
export async function builtShell(): Promise<ShellVariant> {
  const built = join(workspace, 'shell/dist');
  const descriptor = JSON.parse(await readFile(join(built, 'descriptor.json'), 'utf8')) as ShellDescriptor;
  const files = descriptor.files.map(async ({ path }) => [path, await readFile(join(built, path), 'utf8')] as const);
  return { files: new Map(await Promise.all(files)), descriptor };
}

/** The shell with another link at the top of its header, in the browser's files as well as in the render worker. */
export async function shellWithSkipLink(label: string): Promise<ShellVariant> {
  const variant = await builtShell();
  let changed = 0;
  for (const [path, text] of variant.files) {
    if (!text.includes('Zum Inhalt springen')) continue;
    changed++;
    variant.files.set(path, text.replaceAll('Zum Inhalt springen', label));
  }
  if (changed !== 2) throw new Error(`The link stands in ${changed} files, not in one for each side`);
  return variant;
}

/** Publishes a variant of the shell and makes it live. Throws `PortalError` when it is refused. */
export async function releaseShell(portal: Portal, { files, descriptor }: ShellVariant): Promise<ReleaseOutcome> {
  const access = await accessTo(portal, 'shell');
  const { revision: expected } = await fetchHistory(access, 'shell');
  // A repeated test releases the version that its first try rolled back.
  const said = { again: true, newOrigin: true };
  const described = [...files].map(([path, text]) => describeFile(path, text, descriptor.files));
  const build = releaseBuild(described);
  const candidate = { ...descriptor, version: build.slice(0, 12), build, files: described };
  return writeFiles(files, (folder) => publishSection({ ...access, folder, descriptor: candidate, expected, said }));
}

/** The previous shell is live again. */
export async function rollBackShell(portal: Portal): Promise<ReleaseOutcome> {
  return rollBackSection(await accessTo(portal, 'shell'), 'shell');
}
