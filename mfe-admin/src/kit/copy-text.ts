import { showToast } from '@portal/shared-ui';

/** Copies and says so, or what to do instead. */
export function copyText(text: string, copied: string, otherwise = 'Bitte den Text von Hand markieren.'): void {
  // Only pages that came by HTTPS have a clipboard.
  const copying = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'));
  copying.then(
    () => showToast({ title: copied }),
    () => showToast({ title: 'Kopieren geht hier nicht', description: otherwise }),
  );
}
