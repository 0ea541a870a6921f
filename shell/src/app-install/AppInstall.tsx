import { AppUpdates } from './AppUpdates.tsx';
import { FreshnessNotice } from './FreshnessNotice.tsx';
import { UnreadNewsBadge } from './UnreadNewsBadge.tsx';

/** What makes the portal an app: kept for reading offline, renewed when the reader wants it, with a badge. */
export function AppInstall() {
  return (
    <>
      <UnreadNewsBadge />
      <AppUpdates />
      <FreshnessNotice />
    </>
  );
}
