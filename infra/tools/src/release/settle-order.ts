import type { Ancestry, ReleaseDescriptor, ReleaseSource, SectionHistory, ReleaseConsent } from '@portal/api/contract';
import { orderRefusal } from '@portal/api/live-order';
import { releaseFingerprint } from '@portal/api/release-build';
import { PortalError } from '@portal/server/portal-client';
import { goLiveAsked, type Ask } from './terminal-question.ts';

type Candidate = { descriptor: ReleaseDescriptor; source: ReleaseSource; ancestry: Ancestry; said: ReleaseConsent };

/**
 * Asks the portal's questions before a build goes live, by the section's history and before any slow step; the portal
 * has the last word. Returns the consents given. Throws {@link PortalError} with the portal's refusal.
 */
export async function settleOrder(
  { descriptor, source, ancestry, said }: Candidate,
  { releases, knownOrigins = [] }: SectionHistory,
  ask: Ask,
): Promise<ReleaseConsent> {
  const { name: section, version } = descriptor;
  const live = releases.find(({ active }) => active);
  if (live?.version === version) return said;
  const fingerprint = releaseFingerprint(descriptor);
  const isRolledBack = releases.some((release) => release.rolledBack && release.fingerprint === fingerprint);
  const hasBeenLive = releases.some((release) => release.version === version && release.activatedAt !== null);
  const origin = { name: source.origin, ancestry };
  return goLiveAsked(said, ask, async (consent = said) => {
    const refusal = orderRefusal(
      { section, version, isRolledBack, hasBeenLive, origin, knownOrigins },
      live ?? null,
      consent,
    );
    if (refusal) throw new PortalError(refusal.message, refusal.code);
    return consent;
  });
}
