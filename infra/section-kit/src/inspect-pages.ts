import type { SectionDescriptor } from '@portal/api/contract';
import type { PortalAddress } from '@portal/server/portal-client';
import { inspectBuilt } from '@portal/tools/inspect-built';
import { missingPeers } from './missing-peers.ts';

/**
 * Looks at a built section's pages in a Chromium, with the data of a portal; returns their faults. Says which checks
 * are skipped if a package that drives the browser is missing.
 */
export function inspectPages(say: (line: string) => void) {
  return async (
    candidate: { folder: string; descriptor: SectionDescriptor },
    portal: PortalAddress,
    hint: (sentence: string) => void,
  ): Promise<string[]> => {
    const missing = missingPeers(['axe-core', 'playwright']);
    if (!missing) return inspectBuilt(say)(candidate, portal, hint);
    say(`Die Seiten werden nicht im Browser angesehen. Dafür fehlt: ${missing}, und ein Chromium.`);
    return [];
  };
}
