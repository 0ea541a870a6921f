import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isShell, type ReleaseDescriptor } from '../../contract/index.ts';
import { isDeeper } from '../descriptor-check.ts';
import { apiMisfits, type ApiMisfits } from './api-misfits.ts';
import type { ApiSurface } from './api-surface.ts';

/** Bytes; all resources of the API together need a sixth of it. */
const MOST = 1024 * 1024;
/** Levels of them; the API's own have a fifth of it. */
const DEEPEST = 100;

/**
 * Finds what a release whose files lie in `folder` misses in an API; nothing when its build has not measured its uses.
 */
export async function releaseSkew(
  descriptor: ReleaseDescriptor,
  folder: string,
  here: ApiSurface,
): Promise<ApiMisfits> {
  const used = await readApiUses(descriptor, folder);
  if (used) return apiMisfits(used, here, calledBy(descriptor));
  return { refusals: used === null ? [`${descriptor.uses?.api} ist nicht lesbar.`] : [], hints: [] };
}

/** The name of a release in sentences. */
export const calledBy = (descriptor: ReleaseDescriptor) =>
  `${isShell(descriptor) ? 'Rahmen' : descriptor.name} ${descriptor.version}`;

/**
 * The resources that a release uses, with their schemas; undefined where it does not say, null where that cannot be
 * read.
 */
export async function readApiUses({ uses }: ReleaseDescriptor, folder: string): Promise<ApiSurface | null | undefined> {
  if (!uses) return undefined;
  try {
    const file = join(folder, uses.api);
    if ((await stat(file)).size > MOST) return null;
    const used: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSurface(used) && !isDeeper(used, DEEPEST) ? used : null;
  } catch {
    return null;
  }
}

function isSurface(value: unknown): value is ApiSurface {
  const isObject = (one: unknown) => typeof one === 'object' && one !== null && !Array.isArray(one);
  return isObject(value) && Object.values(value as object).every(isObject);
}
