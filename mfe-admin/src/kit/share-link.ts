import { copyText } from './copy-text.ts';

/** Opens the device's share sheet (WhatsApp, e-mail …) for a page of the site; without one the link is copied. */
export function shareLink(title: string, path: string): void {
  const url = window.location.origin + path;
  // Closing the sheet rejects, too, and needs no word.
  if (typeof navigator.share === 'function') void navigator.share({ title, url }).catch(() => undefined);
  else copyText(url, 'Link kopiert.', url);
}
