import type { SponsorTier } from '@portal/api/contract';
import type { CategoryColor } from './categories.ts';

/**
 * The tiers of sponsors, highest first: what one and all of a tier are called
 * (docs/specification.md#9-business-constants-and-limits), and its colour.
 */
export const sponsorTiers: readonly { tier: SponsorTier; name: string; heading: string; color: CategoryColor }[] = [
  { tier: 'main', name: 'Hauptsponsor', heading: 'Hauptsponsoren', color: 'red' },
  { tier: 'premium', name: 'Premium Partner', heading: 'Premium Partner', color: 'yellow' },
  { tier: 'standard', name: 'Partner', heading: 'Partner', color: 'slate' },
];
