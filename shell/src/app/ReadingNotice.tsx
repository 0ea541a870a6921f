import { useEffect } from 'react';
import { ErrorArea } from '@portal/shared-ui';
import { startPictures } from './start-pictures.ts';

/** Says of a page that the browser could not bring to life what is left of it, and starts its pictures. */
export function ReadingNotice() {
  useEffect(startPictures, []);
  return (
    <ErrorArea
      title="Diese Seite lässt sich gerade nur lesen"
      text="Knöpfe und Felder sind ausgefallen, Links führen weiter."
      onRetry={() => window.location.reload()}
    />
  );
}
