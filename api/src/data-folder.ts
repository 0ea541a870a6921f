import { isStorageFull } from './http/storage-full.ts';

const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_FOLDER = new Set(['ENOTDIR', 'EEXIST']);

/**
 * What to change when a start failed because DATA_DIR cannot be used, as a German sentence; undefined when it failed for
 * another reason.
 */
export function describeFolderFailure(error: unknown): string | undefined {
  const { code = '', path, message = '' } = error as Partial<NodeJS.ErrnoException>;
  if (isStorageFull(error) || message.includes('No space left on device'))
    return 'Auf dem Datenträger von DATA_DIR ist kein Platz mehr. Bitte Platz schaffen oder mit DATA_DIR ein anderes Verzeichnis wählen.';
  if (path && NO_RIGHT.has(code))
    return `„${path}“ darf das Portal nicht lesen oder nicht schreiben. Bitte dem Konto, unter dem es läuft, das Recht dazu geben oder mit DATA_DIR ein anderes Verzeichnis wählen.`;
  if (path && NO_FOLDER.has(code))
    return `„${path}“ lässt sich nicht öffnen, weil auf dem Weg dorthin eine Datei liegt. Bitte mit DATA_DIR ein Verzeichnis nennen.`;
  return undefined;
}
