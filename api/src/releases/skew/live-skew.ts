import type { ReleaseDescriptor } from '../../contract/index.ts';
import { apiMisfits, type ApiMisfits } from './api-misfits.ts';
import type { ApiSurface } from './api-surface.ts';
import { calledBy, readApiUses } from './release-skew.ts';

/** A live release that misses something in an API. `origin`: where it came from, `portal` for a portal's own. */
export type LiveSkew = ApiMisfits & { section: string; build: string; origin: string | null };

/** Compares all live releases with an API; those that miss nothing are left out, and those whose files are lost. */
export async function liveSkew(
  live: readonly { descriptor: ReleaseDescriptor; origin: string | null }[],
  folder: (section: string, version: string) => string,
  here: ApiSurface,
): Promise<LiveSkew[]> {
  const found: LiveSkew[] = [];
  for (const { descriptor, origin } of live) {
    const { name: section, version, build } = descriptor;
    const used = await readApiUses(descriptor, folder(section, version));
    const { refusals, hints } = apiMisfits(used ?? {}, here, calledBy(descriptor));
    if (refusals.length === 0 && hints.length === 0) continue;
    found.push({ section, build, origin, refusals, hints });
  }
  return found;
}
