import type { Sponsor } from '@portal/api/contract';
import { sponsorTiers } from '@portal/shared-ui/sponsor-tiers';

/** The tiers that have active sponsors, each with its own. */
export function sponsorsByTier(sponsors: readonly Sponsor[]) {
  return sponsorTiers
    .map((tier) => ({ ...tier, sponsors: sponsors.filter((sponsor) => sponsor.active && sponsor.tier === tier.tier) }))
    .filter((tier) => tier.sponsors.length > 0);
}
