import type { Knex } from 'knex';
import { kinds } from '../../content/kinds.ts';
import { HTML } from '../../content/known-kind.ts';
import type { MediaUse } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';

/** Texts, buttons and settings may link to a document, so all columns of a row are searched. */
const PLACES = [
  ...kinds
    .filter(({ table }) => table !== 'documents')
    .map(({ resource, table, title, key = 'id', isFixed }) => ({
      resource,
      table,
      id: `listed.${key}::text`,
      title: `listed.${title}`,
      isDeleted: isFixed ? 'false' : 'listed.deleted_at IS NOT NULL',
    })),
  { resource: 'settings', table: 'settings', id: "''", title: "'Einstellungen'", isDeleted: 'false' },
];

const USES = PLACES.map(
  ({ resource, table, id, title, isDeleted }) =>
    `SELECT '${resource}' AS kind, ${id} AS id, ${title} AS title, ${isDeleted} AS "isDeleted"
     FROM ${table} AS listed WHERE strpos(listed::text, :url) > 0`,
).join(' UNION ALL ');

/** Rows that link to the document at `url`, by kind and title; `kind` is the resource. */
export async function findDocumentUses(db: Database, url: string): Promise<MediaUse[]> {
  const { rows } = await db.raw<{ rows: MediaUse[] }>(`${USES} ORDER BY kind, title, id`, { url });
  return rows;
}

/** Columns of rich text, in which a link says how large its document is. */
const TEXTS = kinds.flatMap(({ table, pictures }) =>
  Object.entries(pictures?.columns ?? {}).flatMap(([column, kind]) => (kind === HTML ? [{ table, column }] : [])),
);

/**
 * Replaces „(PDF, 1,2 MB)“ at the end of links to `url`. No version rises: texts that people are editing link to the
 * same address as before.
 */
export async function renewDescriptions(trx: Knex.Transaction, url: string, description: string): Promise<void> {
  for (const { table, column } of TEXTS)
    await trx.raw(
      `UPDATE :table: SET :column: = regexp_replace(:column:, :link, :renewed, 'g') WHERE strpos(:column:, :start) > 0`,
      {
        table,
        column,
        start: `<a href="${url}"`,
        link: `(<a href="${url.replace('.', '[.]')}"[^>]*>[^<]*)[(](PDF|DOCX|ODT), [0-9,]+ [KM]B[)]</a>`,
        renewed: `\\1(${description})</a>`,
      },
    );
}
