import { PREVIEW_BANNER_ID } from './preview.ts';

/**
 * Tells the portal something that nobody waits for, also while the page is being left. What happens in a preview counts
 * nowhere: its other versions are those that everybody gets.
 */
export function tellPortal(path: string, message: object): void {
  if (document.getElementById(PREVIEW_BANNER_ID)) return;
  fetch(path, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  }).catch((error: unknown) => console.warn(`${path} was not told`, error));
}
