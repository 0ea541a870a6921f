import { brokenRule } from '../database/database-errors.ts';
import { AppError, conflict, notFound } from '../errors.ts';

/** The file is no export of WordPress, damaged or too large; nothing was kept of it. */
export function unusableExport(reason: string): AppError {
  return new AppError(422, 'unusable_export', `Diese Datei lässt sich nicht lesen: ${reason} Übernommen wurde nichts.`);
}

/** The file is not a zip, is damaged, or does not contain what its directory says. */
export function unusableZip(reason: string): AppError {
  return new AppError(422, 'unusable_zip', `Das Zip lässt sich nicht lesen: ${reason}`);
}

export function unknownImport(): AppError {
  return notFound('Diesen Import gibt es nicht (mehr).');
}

/** The request does not fit the state of the import. */
export function wrongState(message: string): AppError {
  return conflict('wrong_state', message);
}

/**
 * One import is under way at a time: turns the database's refusal of a second one into an answer, and throws anything
 * else as it is.
 */
export function refuseSecond(error: unknown): never {
  if (brokenRule(error) !== 'wordpress_imports_working') throw error;
  throw wrongState('Gerade läuft schon ein anderer Import. Bitte warte, bis er fertig ist.');
}

/** A picture that cannot be had; the message says why to the person who reads the report. */
export class PictureMissing extends Error {}

/** Somebody else has claimed the import, or it was undone. */
export class ImportLost extends Error {}
