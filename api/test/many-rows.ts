import type { Knex } from 'knex';

/**
 * Copies of a table's row, `count` of them: all columns as they are but the `changed` ones, SQL in which `n` counts
 * from
 * 1. The row to copy must be there; then tidied up as the server would do by itself.
 */
export async function multiplyRow(db: Knex, table: string, count: number, changed: Record<string, string>) {
  const columns = Object.keys(await db(table).columnInfo());
  const values = columns.map((column) => changed[column] ?? `row."${column}"`);
  await db.raw(
    `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')})
     SELECT ${values.join(', ')} FROM (SELECT * FROM ${table} LIMIT 1) row, generate_series(1, ${count}) n`,
  );
  await db.raw(`VACUUM ANALYZE ${table}`);
}
