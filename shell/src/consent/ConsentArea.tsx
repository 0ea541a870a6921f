import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useConsent } from '@portal/shared-ui';
import { isInAdminArea } from '../frame/header/admin-area.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';
import { CookieButton } from './CookieButton.tsx';

/**
 * Banner, settings dialog and floating button. The banner steps aside on the page a reader has opened from it; the admin
 * area has a line for the settings in its own navigation, which the button would cover.
 */
export function ConsentArea() {
  const isBannerVisible = useConsent((consent) => consent.isBannerVisible);
  const isDialogOpen = useConsent((consent) => consent.isDialogOpen);
  const isGiven = useConsent((consent) => consent.isGiven);
  const { pathname } = useLocation();
  const [pageToRead, setPageToRead] = useState<string>();
  return (
    <>
      {isBannerVisible && pageToRead !== pathname && <ConsentBanner onRead={setPageToRead} />}
      {isDialogOpen && <ConsentDialog />}
      {isGiven && !isInAdminArea(pathname) && <CookieButton />}
    </>
  );
}
