import { isPreview } from '@portal/shared-ui/preview';

/**
 * Sends the portal a message without waiting for an answer, also while the page is being left. Events in a preview do
 * not count, because its other sections are the versions that everybody gets.
 */
export function tellPortal(path: string, message: object): void {
  if (isPreview()) return;
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch((error: unknown) => console.warn(`${path} was not told`, error));
}
