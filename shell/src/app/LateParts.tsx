import { useEffect } from 'react';
import { recheckSessionOnFocus } from '@portal/shared-ui';
import { useConsentStart } from './use-consent-start.ts';

/** What the frame adds in the browser after hydration: none of it belongs to the first paint. */
export function LateParts() {
  useConsentStart();
  useEffect(() => recheckSessionOnFocus(), []);
  return null;
}
