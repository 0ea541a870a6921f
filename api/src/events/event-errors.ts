import { AppError } from '../errors.ts';

/** 400 with a sentence; `field` points a form to it. */
export function invalidEvent(field: string, message: string): AppError {
  return new AppError(400, 'invalid_input', message, { field });
}
