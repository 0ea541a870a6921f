import { AppError } from '../errors.ts';

/** The teams that somebody may write about, by slug; null: all, and content about no team. */
export type OwnTeams = readonly string[] | null;

/** Throws 403 unless all of `teams` are among the own ones. */
export function requireOwnTeams(own: OwnTeams, ...teams: (string | null)[]): void {
  if (own && !teams.every((team) => team !== null && own.includes(team)))
    throw new AppError(403, 'forbidden', 'Das dürfen nur die eigenen Trainer der Mannschaft und die Redaktion.');
}

/**
 * Throws to refuse a write. It is asked about a row as it was and as it has become, inside the transaction that writes
 * it and before anything else is said about the row.
 */
export type Admit<Item> = (state: Item) => void;

/** Admits every write, for users who may write everything. */
export const admitAll = (): void => undefined;
