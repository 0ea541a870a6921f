import { AppError, conflict } from '../errors.ts';

/** 422: the file cannot be imported; `message` says why. */
export function unreadable(message: string): AppError {
  return new AppError(422, 'invalid_import', message, { field: 'file' });
}

/** 409: the import would no longer write what the report has shown. */
export function changedSinceReport(): AppError {
  return conflict('report_outdated', 'Seit dem Bericht hat sich etwas geändert. Bitte sieh ihn dir noch einmal an.');
}
