import { apiMisfits, type ApiMisfits } from './api-misfits.ts';
import type { ApiSurface } from './api-surface.ts';
import type { LiveRelease } from './live-releases.ts';
import { calledBy, readApiUses } from './release-skew.ts';

/** A live release, the folder of its files, and what it misses in an API. */
export type LiveSkew = ApiMisfits & LiveRelease & { folder: string };

/** Compares all live releases with an API; those whose files are lost miss nothing. */
export async function liveSkew(
  live: readonly LiveRelease[],
  folderOf: (section: string, version: string) => string,
  here: ApiSurface,
): Promise<LiveSkew[]> {
  const found: LiveSkew[] = [];
  for (const release of live) {
    const { descriptor } = release;
    const folder = folderOf(descriptor.name, descriptor.version);
    const used = await readApiUses(descriptor, folder);
    found.push({ ...release, folder, ...apiMisfits(used ?? {}, here, calledBy(descriptor)) });
  }
  return found;
}
