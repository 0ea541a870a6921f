import { useEffect } from 'react';
import { ErrorArea } from '@portal/shared-ui';

/** Says of a page that the browser could not bring to life what is left of it, and starts its pictures. */
export function ReadingNotice() {
  useEffect(() => {
    // These are new elements, which the page's own script has not seen.
    document.querySelectorAll('main img').forEach((picture) => window.watchPicture?.(picture as HTMLImageElement));
  }, []);
  return (
    <ErrorArea
      title="Diese Seite lässt sich gerade nur lesen"
      text="Knöpfe und Felder sind ausgefallen, Links führen weiter."
      onRetry={() => window.location.reload()}
    />
  );
}
