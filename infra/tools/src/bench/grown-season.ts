import type { Database } from '@portal/api';

/** How many of each there are; `releases` counts those of each section. */
export type Season = { articles: number; events: number; sponsors: number; releases: number };

/** Copies of the demo season's rows, each time a season further back; fewer where there are more. */
export async function growSeason(db: Database, { articles, events, sponsors, releases }: Season): Promise<void> {
  await growTo(db, 'articles', articles, {
    id: 'gen_random_uuid()',
    slug: `row.slug || '-' || n`,
    publish_at: 'NULL',
    published_at: `row.published_at - n * interval '364 days'`,
    updated_at: `row.updated_at - n * interval '364 days'`,
  });
  await growTo(db, 'events', events, {
    id: 'gen_random_uuid()',
    start_at: `row.start_at - n * interval '364 days'`,
    end_at: `row.end_at - n * interval '364 days'`,
  });
  await db.raw('DELETE FROM sponsors WHERE id NOT IN (SELECT id FROM sponsors ORDER BY sort_order LIMIT ?)', [
    sponsors,
  ]);
  await growTo(db, 'sponsors', sponsors, { id: 'gen_random_uuid()', name: `row.name || ' ' || n` });
  await db.raw(
    `INSERT INTO releases SELECT (jsonb_populate_record(releases, jsonb_build_object('version', '0.0.' || n))).*
     FROM releases, generate_series(1, ?) n`,
    [releases - 1],
  );
  await db.raw('VACUUM ANALYZE');
}

/** Single dates only: a series is one row however long it runs. */
const COPIED: Readonly<Record<string, string>> = {
  articles: "status = 'published'",
  events: 'rrule IS NULL AND series_id IS NULL',
  sponsors: 'active',
};

async function growTo(db: Database, table: string, count: number, changed: Record<string, string>): Promise<void> {
  const present = await countRows(db, table, 'true');
  const missing = Math.max(0, count - present);
  const seasons = Math.ceil(missing / (await countRows(db, table, COPIED[table] ?? 'true')));
  const columns = Object.keys(await db(table).columnInfo());
  const values = columns.map((column) => changed[column] ?? `row.${column}`);
  await db.raw(
    `INSERT INTO ${table} (${columns.join(', ')})
     SELECT ${values.join(', ')} FROM ${table} row, generate_series(1, ?) n
     WHERE row.deleted_at IS NULL AND ${COPIED[table]} ORDER BY n, row.id LIMIT ?`,
    [seasons, missing],
  );
}

async function countRows(db: Database, table: string, condition: string): Promise<number> {
  const rows = db(table).whereNull('deleted_at').whereRaw(condition);
  return Number((await rows.count())[0]?.count);
}
