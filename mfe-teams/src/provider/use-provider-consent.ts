import { useState } from 'react';
import { useClub, useConsent } from '@portal/shared-ui';

export type ProviderConsent = { isAllowed: boolean; allowOnce: () => void };

/**
 * Whether the provider of football data may be asked: by the visitor's consent to marketing, once on the spot, or because
 * the club has decided so (docs/product.md#football-data-widgets).
 */
export function useProviderConsent(): ProviderConsent {
  const [isAllowedOnce, setIsAllowedOnce] = useState(false);
  const hasConsent = useConsent(({ preferences }) => preferences.marketing);
  const { footballData } = useClub();
  return {
    isAllowed: hasConsent || isAllowedOnce || (footballData?.loadAtOnce ?? false),
    allowOnce: () => setIsAllowedOnce(true),
  };
}
