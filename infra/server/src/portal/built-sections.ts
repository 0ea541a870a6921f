import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import { BUILD_STAMP, workspaceSections } from './workspace-sections.ts';
import type { BuiltSection } from './publish-workspace-sections.ts';

/** The workspace's own sections as they were built last, and the names of those whose build is missing or failed. */
export async function builtSections(projectRoot: string): Promise<{ built: BuiltSection[]; unbuilt: string[] }> {
  const built: BuiltSection[] = [];
  const unbuilt: string[] = [];
  for (const name of await workspaceSections(projectRoot)) {
    const section = await builtSection(join(projectRoot, `mfe-${name}`));
    if (section) built.push(section);
    else unbuilt.push(name);
  }
  return { built, unbuilt };
}

async function builtSection(workspace: string): Promise<BuiltSection | undefined> {
  const folder = join(workspace, 'dist');
  const isBuilt = await access(join(folder, BUILD_STAMP)).then(
    () => true,
    () => false,
  );
  const descriptor = isBuilt && (await readFile(join(folder, 'descriptor.json'), 'utf8').catch(() => undefined));
  if (!descriptor) return undefined;
  const { version } = JSON.parse(await readFile(join(workspace, 'package.json'), 'utf8')) as { version: string };
  return { folder, descriptor: JSON.parse(descriptor) as SectionDescriptor, packageVersion: version };
}
