import { AppError } from '../../errors.ts';

/** 415: nothing that may be offered for download. */
export function unknownType(): AppError {
  return new AppError(
    415,
    'unknown_document',
    'Diese Datei ist weder PDF noch DOCX noch ODT. Bitte in einem dieser Formate speichern, am besten als PDF.',
  );
}

/** 422: a file that nobody could open, or should. */
export function damaged(reason: string): AppError {
  return new AppError(422, 'unreadable_document', `${reason} Bitte noch einmal speichern, am besten als PDF.`);
}
