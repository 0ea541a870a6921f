import { IMPORT_LIMITS, type ImportFile } from '@portal/api/contract';
import { fileSize } from '@portal/api/file-size';

/** Browsers cannot read a file that has been changed since it was chosen. */
const UNREADABLE =
  'Die Datei lässt sich nicht lesen. Hast du sie nach dem Auswählen geändert, wähle sie noch einmal aus.';

/** A file as the API takes it. Throws the message for people. */
export function readFile(file: File): Promise<ImportFile> {
  if (file.size > IMPORT_LIMITS.bytes)
    return Promise.reject(new Error(`Die Datei ist größer als ${fileSize(IMPORT_LIMITS.bytes)}.`));
  if (file.size === 0) return Promise.reject(new Error('Die Datei ist leer.'));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve({ name: file.name.slice(0, 200), content: address.slice(address.indexOf(',') + 1) });
    });
    reader.addEventListener('error', () => reject(new Error(UNREADABLE)));
    reader.readAsDataURL(file);
  });
}
