import { berlinDayOf } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { kinds } from './kinds.ts';

/** Something that was deleted, as the log of activity names it. */
type Deletion = { resource: string; subjectId: string | null };

/**
 * A table, and its column with the title; none where the log must not show it: names of picture files may be those of
 * children.
 */
type Kept = { table: string; title?: string };

/** The tables of the rows that `POST /api/<resource>/:id/restore` restores: the kinds of content, and others. */
export const keptTables: ReadonlyMap<string, Kept> = new Map([
  ...kinds.filter(({ isFixed }) => !isFixed).map(({ resource, ...kept }): [string, Kept] => [resource, kept]),
  ['media', { table: 'media' }],
  ['training-times', { table: 'events', title: 'title' }],
]);

/** The name of a deleted item whose row is kept (a date of a series has its series' name); null for anything else. */
export async function findKeptName(db: Database, { resource, subjectId }: Deletion): Promise<string | null> {
  const { table, title } = keptTables.get(resource) ?? {};
  const [id] = subjectId?.split('_') ?? [];
  if (!table || !title || id === undefined) return null;
  const row = await db(table).where({ id }).first<{ name: string | null } | undefined>({ name: title });
  return row?.name || null;
}

/** The log names one date of an event, not how far the deletion reached: the rows tell. */
const OF_EVENTS = `
  SELECT 'events' AS resource, asked.key AS id,
    CASE WHEN one.id IS NOT NULL THEN 'this' WHEN cut.id IS NOT NULL THEN 'following' ELSE 'all' END AS scope
  FROM (
    SELECT key, split_part(key, '_', 1)::uuid AS id, nullif(split_part(key, '_', 2), '')::date AS day
    FROM unnest(?::text[]) AS key
  ) AS asked
  JOIN events AS whole ON whole.id = asked.id AND whole.series_id IS NULL AND whole.cut_from IS NULL
  LEFT JOIN events AS one ON one.series_id = asked.id AND one.original_day = asked.day AND one.deleted_at IS NOT NULL
  LEFT JOIN events AS cut ON cut.cut_from = asked.id AND cut.deleted_at IS NOT NULL
    AND ${berlinDayOf('cut.start_at')} = asked.day
  WHERE (whole.deleted_at IS NOT NULL) = (one.id IS NULL AND cut.id IS NULL)`;

const ofTable = (resource: string, table: string) => `
  SELECT '${resource}' AS resource, id::text AS id, NULL AS scope FROM ${table}
  WHERE id = ANY (?::uuid[]) AND deleted_at IS NOT NULL`;

/**
 * Returns a function that gives the address (`POST`) that undoes a deletion; undefined for things that are there again
 * or were removed for good. One query for all of them.
 */
export async function findRestorePaths(
  db: Database,
  deletions: readonly Deletion[],
): Promise<(deletion: Deletion) => string | undefined> {
  const parts = [...keptTables].flatMap(([resource, { table }]) => {
    const keys = deletions.flatMap((deletion) => (deletion.resource === resource ? (deletion.subjectId ?? []) : []));
    return keys.length > 0 ? [{ sql: resource === 'events' ? OF_EVENTS : ofTable(resource, table), keys }] : [];
  });
  if (parts.length === 0) return () => undefined;
  const { rows } = await db.raw<{ rows: { resource: string; id: string; scope: string | null }[] }>(
    parts.map(({ sql }) => sql).join(' UNION ALL '),
    parts.map(({ keys }) => keys),
  );
  const paths = new Map(
    rows.map(({ resource, id, scope }) => {
      const address = `/api/${resource}/${id}`;
      return [address, `${address}/restore${scope ? `?scope=${scope}` : ''}`];
    }),
  );
  return ({ resource, subjectId }) => paths.get(`/api/${resource}/${subjectId ?? ''}`);
}
