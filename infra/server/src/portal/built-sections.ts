import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@portal/api/contract';
import { BUILD_STAMP, workspaceSections } from './workspace-sections.ts';
import type { BuiltRelease } from './publish-workspace-sections.ts';

/** The workspace's own sections as they were built last, and the names of those whose build is missing or failed. */
export async function builtSections(projectRoot: string): Promise<{ built: BuiltRelease[]; unbuilt: string[] }> {
  const built: BuiltRelease[] = [];
  const unbuilt: string[] = [];
  for (const name of await workspaceSections(projectRoot)) {
    const section = await builtRelease(join(projectRoot, `mfe-${name}`));
    if (section) built.push(section);
    else unbuilt.push(name);
  }
  return { built, unbuilt };
}

/** The workspace's own shell as it was built last, if that went well. */
export function builtShell(projectRoot: string): Promise<BuiltRelease | undefined> {
  return builtRelease(join(projectRoot, 'shell'));
}

async function builtRelease(workspace: string): Promise<BuiltRelease | undefined> {
  const folder = join(workspace, 'dist');
  const isBuilt = await access(join(folder, BUILD_STAMP)).then(
    () => true,
    () => false,
  );
  const descriptor = isBuilt && (await readFile(join(folder, 'descriptor.json'), 'utf8').catch(() => undefined));
  if (!descriptor) return undefined;
  const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string };
  return { folder, descriptor: JSON.parse(descriptor) as ReleaseDescriptor, packageVersion: version };
}
