import { AppError } from '../errors.ts';

type Versioned = { version: number };

/**
 * Throws 409 when `row` is newer than the version that an editor read; without one the write wins knowingly. `current`
 * is what is there now, so that the editor can choose.
 */
export async function requireVersion(
  version: number | undefined,
  row: Versioned,
  { message, current }: { message: string; current: () => unknown },
): Promise<void> {
  if (version !== undefined && version !== row.version) throw staleVersion(message, await current());
}

/** 409 for a write that somebody else's came before. */
export function staleVersion(message: string, current?: unknown): AppError {
  return new AppError(409, 'stale_version', message, current === undefined ? {} : { current });
}
