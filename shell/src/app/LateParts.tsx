import { useEffect, useState } from 'react';
import { isCrawler, recheckSessionOnFocus, useClub, useConsent } from '@portal/shared-ui';
import { LatePart } from './LatePart.tsx';

const loadConsent = () => import('../consent/ConsentArea.tsx').then(({ ConsentArea }) => ConsentArea);

/** What the frame adds in the browser after hydration: none of it belongs to the first paint. */
export function LateParts() {
  const club = useClub().shortName;
  const [asksConsent, setAsksConsent] = useState(false);

  useEffect(() => recheckSessionOnFocus(), []);
  useEffect(() => {
    if (club === '') return undefined;
    setAsksConsent(!isCrawler(navigator.userAgent));
    return useConsent.getState().start(club, navigator.userAgent);
  }, [club]);

  return asksConsent && <LatePart load={loadConsent} />;
}
