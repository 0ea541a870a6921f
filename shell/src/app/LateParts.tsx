import { useEffect } from 'react';
import { recheckSessionOnFocus } from '@portal/shared-ui';
import { LatePart } from './LatePart.tsx';
import { useConsentStart } from './use-consent-start.ts';

const loadConsent = () => import('../consent/ConsentArea.tsx').then(({ ConsentArea }) => ConsentArea);

/** What the frame adds in the browser after hydration: none of it belongs to the first paint. */
export function LateParts() {
  const asksConsent = useConsentStart();
  useEffect(() => recheckSessionOnFocus(), []);
  return asksConsent && <LatePart load={loadConsent} />;
}
