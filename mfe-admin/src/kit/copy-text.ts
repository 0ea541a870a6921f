import { showToast } from '@portal/shared-ui';

/** Copies and says so. */
export function copyText(text: string, copied: string): void {
  const failed = { title: 'Kopieren geht hier nicht', description: 'Bitte den Text von Hand markieren.' };
  // Only pages that came by HTTPS have a clipboard.
  const copying = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'));
  copying.then(
    () => showToast({ title: copied }),
    () => showToast(failed),
  );
}
