import type { SponsorTier } from '@portal/api/contract';

/** What the tiers are called (specification, section 9). */
export const tierLabels: Readonly<Record<SponsorTier, string>> = {
  main: 'Hauptsponsor',
  premium: 'Premium Partner',
  standard: 'Partner',
};

export const tierChoices = Object.entries(tierLabels) as [SponsorTier, string][];
