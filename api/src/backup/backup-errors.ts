import { AppError, conflict } from '../errors.ts';

/** The archive is not one of ours, incomplete, damaged or from elsewhere; nothing was changed. */
export function invalidBackup(reason: string): AppError {
  const message = `Diese Datei lässt sich nicht einspielen: ${reason} Am Portal wurde nichts geändert.`;
  return new AppError(422, 'invalid_backup', message);
}

/** The portal holds content and nobody said that it may go. */
export function portalNotEmpty(): AppError {
  return conflict(
    'portal_not_empty',
    'Dieses Portal hat schon Inhalte. Einspielen ersetzt sie alle; das muss ausdrücklich bestätigt werden.',
  );
}

/** One restore at a time. */
export function restoreRunning(): AppError {
  return conflict('restore_running', 'Gerade wird schon eine Sicherung eingespielt. Bitte das Ende abwarten.');
}

/** The portal deletes the oldest of its own backups. */
export function keptBackupGone(): AppError {
  return new AppError(404, 'not_found', 'Diese Sicherung gibt es nicht mehr.');
}
