import { useDeferredValue, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '@portal/shared-ui';
import { OwnStyles } from '../frame/OwnStyles.tsx';
import { useFrameKind } from '../frame/frame-kind.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { CookieButton } from './CookieButton.tsx';

/**
 * Banner, settings dialog and floating button. The banner is hidden on the page a reader has opened from it. Pages for
 * work have neither banner nor button; the admin area has a line for the settings in its navigation.
 */
export function ConsentArea() {
  const isBannerVisible = useConsent((consent) => consent.isBannerVisible);
  const isDialogOpen = useConsent((consent) => consent.isDialogOpen);
  const isGiven = useConsent((consent) => consent.isGiven);
  const { pathname } = useLocation();
  const isSite = useFrameKind() === 'site';
  const [pageToRead, setPageToRead] = useState<string>();
  // The answer is given; a question asked anew may be seen on that page, too.
  if (isGiven && pageToRead !== undefined) setPageToRead(undefined);
  const asks = isSite && isBannerVisible && pageToRead !== pathname;
  // Rendered in slices: it comes unasked, and a slow phone that was touched meanwhile would answer late.
  const mayAsk = useDeferredValue(asks);
  return (
    <>
      <OwnStyles>
        {asks && mayAsk && <ConsentBanner onRead={setPageToRead} />}
        {isDialogOpen && <ConsentDialog />}
      </OwnStyles>
      {isSite && isGiven && <CookieButton />}
    </>
  );
}
