import { isPreview } from '@portal/shared-ui/preview';

/**
 * Tells the portal something that nobody waits for, also while the page is being left. What happens in a preview counts
 * nowhere: its other versions are those that everybody gets.
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
