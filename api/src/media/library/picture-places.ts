import type { Knex } from 'knex';
import { kinds } from '../../content/kinds.ts';
import type { PictureColumn } from '../../content/known-kind.ts';
import { ADVERTISING, CREST } from '../../content/picture-guards.ts';
import type { MediaUse } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';

/**
 * A table whose rows show pictures. `hide` is SQL for a row that makes no sense without; `showsPeople` is false where
 * nobody is asked about children.
 */
type Place = {
  kind: string;
  table: string;
  id: string;
  title: string;
  isDeleted: string;
  columns: Readonly<Record<string, PictureColumn>>;
  hide?: string;
  showsPeople?: boolean;
};

const SETTINGS = { kind: 'settings', table: 'settings', isDeleted: 'false' } as const;

/** Every place there is; a test finds columns that are missing here. */
export const PICTURE_PLACES: readonly Place[] = [
  ...kinds.flatMap(({ table, title, key = 'id', isFixed, pictures }) =>
    pictures
      ? [
          {
            table,
            title,
            id: key,
            kind: pictures.use,
            isDeleted: isFixed ? 'false' : 'deleted_at IS NOT NULL',
            ...pictures,
          },
        ]
      : [],
  ),
  { ...SETTINGS, ...CREST, showsPeople: false },
  { ...SETTINGS, ...ADVERTISING },
];

/**
 * SQL of all uses: `url` (always `/objects/…`, where the picture is now), `kind`, `id`, `title`, `is_deleted`; each
 * once.
 */
export const PICTURE_USES = usesIn(PICTURE_PLACES);

/** SQL of the pictures (`media`) that are shown where nobody is asked about children, as logos are. */
export const IS_LOGO = `media.url IN (SELECT logos.url FROM (${usesIn(
  PICTURE_PLACES.filter(({ showsPeople }) => showsPeople === false),
)}) AS logos)`;

function usesIn(places: readonly Place[]): string {
  return `
  SELECT DISTINCT coalesce(current.url, '/objects/' || found.match[2]) AS url, rows.kind, rows.id, rows.title, rows.is_deleted
  FROM (${places.map(usesOf).join(' UNION ALL ')}) AS rows,
    regexp_matches(rows.text, '/(objects|banner-objects)/([A-Za-z0-9/_.-]+)', 'g') AS found (match)
    LEFT JOIN media_addresses AS former ON former.url = '/objects/' || found.match[2]
    LEFT JOIN media AS current ON current.id = former.media_id`;
}

function usesOf({ kind, table, id, title, isDeleted, columns }: Place): string {
  const text = `concat_ws(' ', ${Object.keys(columns).join(', ')})`;
  return `SELECT '${kind}' AS kind, ${id}::text AS id, ${title} AS title, ${isDeleted} AS is_deleted, ${text} AS text
    FROM ${table}`;
}

/** Where the picture at `url` is shown, by kind and title. */
export async function findUses(db: Database, url: string): Promise<MediaUse[]> {
  return db
    .with('uses', db.raw(PICTURE_USES))
    .from('uses')
    .where({ url })
    .orderBy(['kind', 'title', 'id'])
    .select('kind', 'id', 'title', { isDeleted: 'is_deleted' });
}

/**
 * Replaces the address `from` by `to`. No version rises: content that people are editing shows the same picture as
 * before, and the old address leads to the new one.
 */
export async function moveUses(trx: Knex.Transaction, from: string, to: string): Promise<void> {
  for (const { table, columns } of PICTURE_PLACES)
    for (const [column, { type }] of Object.entries(columns))
      await trx.raw(
        `UPDATE :table: SET :column: = cast(replace(cast(:column: AS text), :from, :to) AS ${type}) WHERE ${CONTAINS}`,
        {
          table,
          column,
          from: keyOf(from),
          to: keyOf(to),
          key: keyOf(from),
        },
      );
}

/** Takes the picture out of everything that shows it. */
export async function removeUses(trx: Knex.Transaction, url: string): Promise<void> {
  const key = keyOf(url);
  for (const { table, columns, hide } of PICTURE_PLACES)
    for (const [column, { without }] of Object.entries(columns))
      await trx.raw(
        `UPDATE :table: SET :column: = ${without}, version = version + 1${hide ? `, ${hide}` : ''} WHERE ${CONTAINS}`,
        { table, column, key },
      );
}

const CONTAINS = 'strpos(cast(:column: AS text), :key) > 0';

/** The key of an address: what `/objects/…` and `/banner-objects/…` have in common. */
export function keyOf(url: string): string {
  return url.replace(/^\/(banner-)?objects\//, '');
}
