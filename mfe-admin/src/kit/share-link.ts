import { copyText } from './copy-text.ts';

/** Whether the device has a share sheet (WhatsApp, e-mail …). */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

const addressOf = (path: string) => window.location.origin + path;

/** Opens the share sheet for a page of the site. */
export function shareLink(title: string, path: string): void {
  // Closing the sheet rejects, too, and needs no message.
  void navigator.share({ title, url: addressOf(path) }).catch(() => undefined);
}

/** Copies the address of a page of the site. */
export function copyLink(path: string): void {
  const url = addressOf(path);
  copyText(url, 'Link kopiert.', url);
}

/** WhatsApp's address for choosing who gets a page of the site, in the browser or its own program. */
export function whatsAppLink(title: string, path: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${addressOf(path)}`)}`;
}
