import { AppError } from '../errors.ts';

/** 400 with a sentence; `field` points a form to it. */
export function invalidEvent(field: string, message: string): AppError {
  return new AppError(400, 'invalid_input', message, { field });
}

/** Throws 403 unless all of `teams` are among the own ones; null: the editor may edit all teams. */
export function requireOwnTeams(own: readonly string[] | null, ...teams: (string | null)[]): void {
  if (own && !teams.every((team) => team !== null && own.includes(team)))
    throw new AppError(403, 'forbidden', 'Das dürfen nur die eigenen Trainer der Mannschaft und die Redaktion.');
}
