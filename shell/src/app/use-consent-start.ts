import { useEffect } from 'react';
import { isCrawler, useClub, useConsent } from '@portal/shared-ui';
import { useHydrated } from '@portal/shared-ui/use-hydrated';

/**
 * Starts the consent store once the club is known, and returns whether this visitor needs the question at all; not on
 * the server.
 */
export function useConsentStart(): boolean {
  const club = useClub().shortName;
  const isHydrated = useHydrated();
  useEffect(() => (club === '' ? undefined : useConsent.getState().start(club, navigator.userAgent)), [club]);
  return isHydrated && club !== '' && !isCrawler(navigator.userAgent);
}
