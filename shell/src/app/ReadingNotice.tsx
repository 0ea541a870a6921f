import { useEffect } from 'react';
import { ErrorArea } from '@portal/shared-ui';
import { startPictures } from './start-pictures.ts';

/** Says that the browser could not make a page interactive, and starts its pictures. */
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
