import type { Candidate, PortalApi } from '@portal/shell/server';

/** A live section that does not work with this shell, and why. */
export type Misfit = { section: string; version: string; reasons: string[] };

/**
 * The admission check over all live sections, for a shell that may have changed since they were admitted
 * (ARCHITECTURE.md#how-a-release-goes-live). They stay live: the browser may still manage, and only their own
 * maintainer can fix them.
 */
export async function checkLiveSections(
  api: PortalApi,
  check: (candidate: Candidate) => Promise<string[]>,
): Promise<Misfit[]> {
  const misfits: Misfit[] = [];
  for (const descriptor of api.registry().sections) {
    const { name, version } = descriptor;
    const reasons = await check({ descriptor, folder: api.releaseFolder(name, version) });
    if (reasons.length > 0) misfits.push({ section: name, version, reasons });
  }
  return misfits;
}
