import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import type { BuiltSection } from '../release/publish-workspace-sections.ts';

/** The workspace's own sections as they were built last; empty where only released ones are served. */
export async function builtSections(projectRoot: string): Promise<BuiltSection[]> {
  const folders = (await readdir(projectRoot)).filter((name) => name.startsWith('mfe-')).sort();
  const sections = await Promise.all(folders.map((name) => builtSection(join(projectRoot, name))));
  return sections.filter((section) => section !== undefined);
}

async function builtSection(workspace: string): Promise<BuiltSection | undefined> {
  const folder = join(workspace, 'dist');
  const descriptor = await readFile(join(folder, 'descriptor.json'), 'utf8').catch(() => undefined);
  // Without a package it is what another branch has left.
  const ownPackage = await readFile(join(workspace, 'package.json'), 'utf8').catch(() => undefined);
  if (!descriptor || !ownPackage) return undefined;
  const { version } = JSON.parse(ownPackage) as { version: string };
  return { folder, descriptor: JSON.parse(descriptor) as SectionDescriptor, packageVersion: version };
}
