import type { Database } from '../database/connect.ts';

/** Days after which a deleted row cannot come back (docs/product.md#the-admin-area). */
const KEPT_DAYS = 30;

/** Removes for good the rows of a table that nobody has restored in time; returns what their `column` had. */
export async function deleteExpired(db: Database, table: string, column: string): Promise<string[]> {
  const expired = () => db(table).whereRaw(`deleted_at < now() - interval '${KEPT_DAYS} days'`);
  // A statement that deletes nothing would raise the content revision of most tables as well.
  if (!(await expired().first(column))) return [];
  const rows = await expired().delete().returning<Record<string, string>[]>(column);
  return rows.map((row) => row[column] ?? '');
}
