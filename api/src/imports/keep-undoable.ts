import type { Database } from '../database/connect.ts';
import { SETTINGS_ID } from './import-runs.ts';

/**
 * Keeps rows undoable whose version the portal itself has just raised by one, as they follow a new name or address:
 * those that were as an import had left them count as unchanged still.
 */
export async function keepUndoable(trx: Database, table: string, ids: readonly string[]): Promise<void> {
  await trx.raw(
    `UPDATE imported_rows SET version = present.version FROM ?? AS present
     WHERE imported_rows.table_name = ? AND NOT imported_rows.undone AND imported_rows.row_id = present.id
       AND imported_rows.version = present.version - 1 AND present.id = ANY (?::uuid[])`,
    [table, table, [...ids]],
  );
}

/** The same of the settings, which are one row without an id. */
export async function keepSettingsUndoable(trx: Database): Promise<void> {
  await trx.raw(
    `UPDATE imported_rows SET version = settings.version FROM settings
     WHERE imported_rows.row_id = ? AND NOT imported_rows.undone AND imported_rows.version = settings.version - 1`,
    [SETTINGS_ID],
  );
}

/** The same of articles from WordPress: later exports and undoing ask whether somebody has edited them. */
export async function keepArticlesUndoable(trx: Database, ids: readonly string[]): Promise<void> {
  await trx('wordpress_articles')
    .whereRaw('article_id = ANY (?::uuid[])', [[...ids]])
    .increment('version', 1);
}

/**
 * Changes what undoing imports would put back of rows, so that it brings no former name back: `change` gets each row
 * with the columns that would come back, and returns those that are others now, if any.
 */
export async function changeKept<Row extends { id: string }>(
  trx: Database,
  table: string,
  rows: readonly Row[],
  change: (row: Row) => object | undefined,
): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = await trx('imported_rows')
    .where({ table_name: table, undone: false })
    .whereNotNull('before')
    .whereRaw('row_id = ANY (?::uuid[])', [[...byId.keys()]])
    .select<{ id: string; row_id: string; before: object }[]>('id', 'row_id', 'before');
  const changed = kept.flatMap(({ id, row_id, before }) => {
    const row = byId.get(row_id);
    const others = row && change({ ...row, ...before, id: row_id });
    return others ? [{ id, before: { ...before, ...others } }] : [];
  });
  await trx.raw(
    `UPDATE imported_rows SET before = changed.before
     FROM jsonb_to_recordset(?::jsonb) AS changed (id bigint, before jsonb) WHERE imported_rows.id = changed.id`,
    [JSON.stringify(changed)],
  );
}
