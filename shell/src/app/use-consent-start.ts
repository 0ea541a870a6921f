import { useEffect, useSyncExternalStore } from 'react';
import { isCrawler, useClub, useConsent } from '@portal/shared-ui';

/**
 * Starts the consent store once the club is known, and returns whether this visitor is asked at all; not on the server.
 */
export function useConsentStart(): boolean {
  const club = useClub().shortName;
  const isVisitor = useSyncExternalStore(
    subscribeToNothing,
    () => !isCrawler(navigator.userAgent),
    () => false,
  );
  useEffect(() => (club === '' ? undefined : useConsent.getState().start(club, navigator.userAgent)), [club]);
  return isVisitor && club !== '';
}

const subscribeToNothing = () => () => undefined;
