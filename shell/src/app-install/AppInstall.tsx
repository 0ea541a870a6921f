import { AppUpdates } from './AppUpdates.tsx';
import { FreshnessNotice } from './FreshnessNotice.tsx';
import { UnreadNewsBadge } from './UnreadNewsBadge.tsx';

/** The features that make the portal an app: offline reading, updates when the reader wants them, and a badge. */
export function AppInstall() {
  return (
    <>
      <UnreadNewsBadge />
      <AppUpdates />
      <FreshnessNotice />
    </>
  );
}
