import type { Sponsor, SponsorTier } from '@portal/api/contract';
import type { CategoryColor } from '@portal/shared-ui';

/** Heading of a tier's part of the page and badge of its cards (specification, sections 2 and 9), highest first. */
export const tiers: readonly { tier: SponsorTier; heading: string; badge: string; color: CategoryColor }[] = [
  { tier: 'main', heading: 'Hauptsponsoren', badge: 'Hauptsponsor', color: 'red' },
  { tier: 'premium', heading: 'Premium Partner', badge: 'Premium Partner', color: 'yellow' },
  { tier: 'standard', heading: 'Partner', badge: 'Partner', color: 'slate' },
];

/** The tiers that have active sponsors, each with its own. */
export function sponsorsByTier(sponsors: readonly Sponsor[]) {
  return tiers
    .map((tier) => ({ ...tier, sponsors: sponsors.filter((sponsor) => sponsor.active && sponsor.tier === tier.tier) }))
    .filter((tier) => tier.sponsors.length > 0);
}
