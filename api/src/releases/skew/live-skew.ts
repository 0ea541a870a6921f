import { apiMisfits, type ApiMisfits } from './api-misfits.ts';
import type { ApiSurface } from './api-surface.ts';
import type { ReleaseStore } from '../release-store.ts';
import type { LiveRelease } from './live-releases.ts';
import { calledBy, readApiUses } from './release-skew.ts';

/** A live release, the folder of its files, whether they are there, and what it misses in an API. */
export type LiveSkew = ApiMisfits & LiveRelease & { folder: string; hasFiles: boolean };

/** Compares all live releases with an API; those whose files are lost miss nothing. */
export async function liveSkew(
  live: readonly LiveRelease[],
  store: Pick<ReleaseStore, 'bring' | 'folder'>,
  here: ApiSurface,
): Promise<LiveSkew[]> {
  return Promise.all(
    live.map(async (release) => {
      const { descriptor } = release;
      const hasFiles = await store.bring(descriptor);
      const folder = store.folder(descriptor.name, descriptor.version);
      const used = await readApiUses(descriptor, folder);
      return { ...release, folder, hasFiles, ...apiMisfits(used ?? {}, here, calledBy(descriptor)) };
    }),
  );
}
