import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** A disk or a quota is full, a file may not grow; the last is PostgreSQL's own word for it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Whether `error` says that there is no room left to write, for the files or for the database. */
export function isStorageFull(error: unknown): boolean {
  return NO_ROOM.has((error as { code?: string }).code ?? '');
}

const NO_RIGHT = new Set(['EACCES', 'EPERM', 'EROFS']);
const NO_FOLDER = new Set(['ENOTDIR', 'EEXIST']);

/**
 * Makes the uppermost missing folder on the way to `folder`. Where none can be made, as below /proc, it throws at once,
 * while Node's recursive `mkdir` would retry for ever.
 */
export function beginFolder(folder: string): void {
  if (existsSync(folder)) return;
  let missing = folder;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  mkdirSync(missing);
}

/**
 * What to change when a start failed because DATA_DIR cannot be used, as a German sentence; undefined when it failed
 * for another reason.
 */
export function describeFolderFailure(error: unknown): string | undefined {
  const { code = '', path, syscall, message = '' } = error as Partial<NodeJS.ErrnoException>;
  if (isStorageFull(error) || message.includes('No space left on device'))
    return 'Auf dem Datenträger von DATA_DIR ist kein Platz mehr. Bitte Platz schaffen oder mit DATA_DIR ein anderes Verzeichnis wählen.';
  if (path && NO_RIGHT.has(code))
    return `„${path}“ darf das Portal nicht lesen oder nicht schreiben. Bitte dem Konto, unter dem es läuft, das Recht dazu geben oder mit DATA_DIR ein anderes Verzeichnis wählen.`;
  if (path && NO_FOLDER.has(code))
    return `„${path}“ lässt sich nicht öffnen, weil auf dem Weg dorthin eine Datei liegt. Bitte mit DATA_DIR ein Verzeichnis nennen.`;
  if (path && code === 'ENOENT' && syscall === 'mkdir')
    return `„${path}“ lässt sich nicht anlegen. Bitte mit DATA_DIR ein anderes Verzeichnis wählen.`;
  return undefined;
}
