import { AppError, conflict } from '../errors.ts';

/** Who writes; null: the portal itself. */
export type Editor = { id: string } | null;

/** A row before and after a write, both read while the write held it. */
export type Edited<Item> = { before: Item; after: Item; alongside?: WrittenAlongside };

/** Another row that the same write has changed, and in which fields. */
export type WrittenAlongside = { id: string; title: string; fields: string[] };

type Versioned = { version: number };

/** The columns that every write of a row changes. */
export function nextVersion({ version }: Versioned, editor: Editor) {
  return { version: version + 1, updated_at: new Date(), updated_by: editor?.id ?? null };
}

/**
 * Throws 409 when the row is newer than the version that an editor read; without one the write wins knowingly. The
 * answer holds `current`, so that the editor can choose.
 */
export function requireVersion(version: number | undefined, current: Versioned, message: string): void {
  if (version !== undefined && version !== current.version) throw staleVersion(message, current);
}

const STALE = 'stale_version';

/** 409 for a write that comes after somebody else's. */
export function staleVersion(message: string, current?: unknown): AppError {
  return conflict(STALE, message, current === undefined ? {} : { current });
}

/** In the 409 of a stale change, `current` is converted by `present`: not everybody sees the whole row. */
export async function presentingCurrent<Changed, Row>(
  change: Promise<Changed>,
  present: (current: Row) => Promise<unknown>,
): Promise<Changed> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== STALE) throw error;
    throw staleVersion(error.message, await present(error.details['current'] as Row));
  }
}
