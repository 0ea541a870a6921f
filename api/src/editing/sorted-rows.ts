import type { Knex } from 'knex';
import type { Database } from '../database/connect.ts';
import { notFound } from '../errors.ts';

/** The place behind all others, as a value for `sort_order`. */
export function lastPlace(db: Database, table: string): Knex.Raw {
  return db.raw('(SELECT coalesce(max(sort_order), 0) + 1 FROM ??)', [table]);
}

/** Puts `ids` first, in this order; the others follow in theirs. Throws 404 when one does not exist. */
export async function reorderRows(db: Database, table: string, ids: readonly string[]): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [table]); // two orders at once would mix
    const known = await trx(table).whereIn('id', ids).whereNull('deleted_at').select('id');
    if (known.length < ids.length) throw notFound('Mindestens einen der Einträge gibt es nicht mehr.');
    await trx.raw(
      `UPDATE :table: AS sorted SET sort_order = places.place
       FROM (
         SELECT id, row_number() OVER (ORDER BY array_position(:ids::uuid[], id) NULLS LAST, sort_order, id) AS place
         FROM :table: WHERE deleted_at IS NULL
       ) AS places
       WHERE places.id = sorted.id`,
      { table, ids: [...ids] },
    );
  });
}
