import type { SectionDescriptor } from '@portal/api/contract';
import type { Candidate, PortalApi } from '@portal/shell/server';
import type { PassedChecks } from './passed-checks.ts';

/** A live section that does not work with this shell, and why. */
export type Misfit = { section: string; version: string; reasons: string[] };

/**
 * The admission check over all live sections that have not passed it with this shell yet
 * (ARCHITECTURE.md#how-a-release-goes-live). A section that fails stays live: it may still work in browsers, and only
 * its own maintainer can fix it.
 */
export async function checkLiveSections(
  api: PortalApi,
  check: (candidate: Candidate) => Promise<string[]>,
  passed: PassedChecks,
): Promise<Misfit[]> {
  const misfits: Misfit[] = [];
  const fitting: SectionDescriptor[] = [];
  for (const descriptor of api.registry().sections) {
    const { name, version } = descriptor;
    const reasons = passed.has(descriptor) ? [] : await check({ descriptor, folder: api.releaseFolder(name, version) });
    if (reasons.length > 0) misfits.push({ section: name, version, reasons });
    else fitting.push(descriptor);
  }
  await passed.keep(fitting);
  return misfits;
}
