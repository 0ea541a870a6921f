import { SHELL } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';

/** A time in which a shell is young; its first hour counts whole, because sums are those of hours. */
export type Span = { begins: Date; ends: Date };

/** Hours after which a shell is no longer blamed for failures in sections. */
const YOUNG_HOURS = 24;

export function isYoungShell(since: Date): boolean {
  return Date.now() < since.getTime() + YOUNG_HOURS * 3_600_000;
}

/** The times, after this one, in which a released shell was new and live, the last first. */
export async function youngShellTimes(db: Database, since: Date): Promise<Span[]> {
  const { rows } = await db.raw<{ rows: Span[] }>(
    `SELECT begins, least(ends, begins + make_interval(hours => ?)) AS ends
     FROM (
       SELECT activated_at AS begins, lead(activated_at) OVER (ORDER BY id) AS ends, is_rollback, previous, version
       FROM activations WHERE section = ?
     ) AS shells
     WHERE previous IS NOT NULL AND previous <> version AND NOT is_rollback AND begins > ? ORDER BY begins DESC`,
    [YOUNG_HOURS, SHELL, since],
  );
  return rows;
}
