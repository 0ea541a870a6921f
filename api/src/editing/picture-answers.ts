import type { ChildrenState, PictureAnswer, PictureToAnswer } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict, type AppError } from '../errors.ts';
import type { Editor } from './versions.ts';

/**
 * Pictures of a table. `key` is the column that names a row, none of a table with one row; `published` is SQL of the
 * rows that visitors see, or will at a time that is set. `isForLogos`: nobody is asked about them, and only what
 * somebody has refused is kept back.
 */
export type PictureGuard = {
  table: string;
  key?: string;
  columns: readonly string[];
  published: string;
  isForLogos?: boolean;
};

/** SQL of pictures (`media`) that may be shown. Those that visitors saw before anybody was asked stay. */
export const MAY_BE_SHOWN = `(media.shown_before OR coalesce(media.children IN ('none', 'consent'), false))`;

/** The same of pictures of a guard: a logo shows people only where somebody has said so. */
function mayBeShown({ isForLogos }: PictureGuard): string {
  return isForLogos ? `(media.children IS NULL OR ${MAY_BE_SHOWN})` : MAY_BE_SHOWN;
}

/** SQL of pictures (`media`) that visitors saw before anybody was asked, and for which nobody has answered since. */
export const WAITING_FOR_ANSWER = 'media.shown_before AND media.deleted_at IS NULL';

/** SQL of pictures (`media`) for which nobody has answered, whether or not visitors see them. */
export const OPEN = '(media.children IS NULL OR media.shown_before)';

/** SQL of the pictures (rows of `media`) whose addresses stand in a text, which is SQL. */
export function picturesInText(text: string): string {
  return `SELECT media.* FROM (SELECT cast(${text} AS text) AS text) AS shown, ${PICTURES_OF_TEXT}`;
}

/** SQL of the pictures (`media`) in the column `text` of `shown`: a picture's former addresses lead to it. */
const PICTURES_OF_TEXT = `regexp_matches(shown.text, '/(objects|banner-objects)/([A-Za-z0-9/_.-]+)', 'g') AS found (match)
  JOIN LATERAL (
    SELECT named.* FROM media AS named WHERE named.url = '/objects/' || found.match[2]
    UNION ALL SELECT moved.* FROM media_addresses AS former JOIN media AS moved ON moved.id = former.media_id
      WHERE former.url = '/objects/' || found.match[2]
  ) AS media ON media.deleted_at IS NULL`;

/** SQL of the texts of a guard's published rows, as the column `text`. */
function publishedTexts({ table, columns, published }: PictureGuard): string {
  return `SELECT concat_ws(' ', ${columns.join(', ')}) AS text FROM ${table} WHERE ${published}`;
}

/** SQL of the pictures (`id`) that visitors see at the guarded places. */
export function publishedPictures(guards: readonly PictureGuard[]): string {
  return `SELECT media.id FROM (${guards.map(publishedTexts).join(' UNION ALL ')}) AS shown, ${PICTURES_OF_TEXT}`;
}

/** SQL of a row of the guard's table in which no picture waits for an answer. */
export function isAnswered(guard: PictureGuard): string {
  const { table, columns } = guard;
  const texts = columns.map((column) => `${table}.${column}`);
  return `NOT EXISTS (SELECT 1 FROM (SELECT concat_ws(' ', ${texts.join(', ')}) AS text) AS shown, ${PICTURES_OF_TEXT}
    WHERE NOT ${mayBeShown(guard)})`;
}

/**
 * Throws 409 with the pictures when the row that was just written is published with one that may not be shown. Call it
 * in the transaction that wrote it.
 */
export async function requireAnswers(trx: Database, guard: PictureGuard, key?: string): Promise<void> {
  // Answering for a picture writes the revision, and so does publishing; an article that appears later does not.
  await trx.raw('SELECT 1 FROM content_revision FOR NO KEY UPDATE');
  const { rows } = await trx.raw<{ rows: PictureToAnswer[] }>(
    `SELECT DISTINCT media.id, media.url, media.name, media.children
     FROM (${publishedTexts(guard)} ${guard.key ? `AND ${guard.key} = :key` : ''}) AS shown, ${PICTURES_OF_TEXT}
     WHERE NOT ${mayBeShown(guard)} ORDER BY media.name, media.id`,
    { key: key ?? '' },
  );
  if (rows.length > 0) throw unanswered(rows);
}

/**
 * Throws 409 with the editor's own pictures in the row that was just written for which nobody has answered: its
 * publisher cannot know. Call it in the transaction that wrote the row, if that is handed in, by this write or before.
 */
export async function requireOwnAnswers(
  trx: Database,
  guard: PictureGuard,
  key: string,
  editor: Editor,
): Promise<void> {
  const { rows } = await trx.raw<{ rows: PictureToAnswer[] }>(
    `SELECT DISTINCT media.id, media.url, media.name, media.children
     FROM (${publishedTexts({ ...guard, published: `${guard.key} = :key` })}) AS shown, ${PICTURES_OF_TEXT}
     WHERE media.children IS NULL AND NOT media.shown_before AND media.uploaded_by = :editor ORDER BY media.name, media.id`,
    { key, editor: editor?.id ?? null },
  );
  if (rows.length > 0) throw unanswered(rows, 'Das kann noch nicht an die Redaktion gehen.');
}

/** 409 that names the pictures; `pictures` lets a form ask in place. */
export function unanswered(pictures: readonly PictureToAnswer[], reason = 'Das kann noch nicht erscheinen.'): AppError {
  const open = pictures.filter(({ children }) => children === null);
  const refused = pictures.filter(({ children }) => children !== null);
  const sentences = [
    open.length > 0 && `Bei ${named(open)} ist noch offen, ob Kinder zu erkennen sind.`,
    refused.length > 0 && `Auf ${named(refused)} sind Kinder zu erkennen, und die Einwilligung der Eltern fehlt.`,
  ];
  return conflict('pictures_unanswered', `${reason} ${sentences.filter(Boolean).join(' ')}`, {
    pictures,
  });
}

const MOST_NAMED = 3;

function named(pictures: readonly PictureToAnswer[]): string {
  const names = pictures.map(({ name }) => (name ? `„${name}“` : 'einem Bild ohne Namen'));
  if (pictures.length <= MOST_NAMED) return new Intl.ListFormat('de').format(names);
  return `${pictures.length} Bildern (${names.slice(0, MOST_NAMED).join(', ')} …)`;
}

/**
 * Answers for a batch of pictures at once whether children can be recognised, such as for all that an import has
 * stored. Imports ask once and call it before they publish; without an answer they write drafts, because publishing
 * would be refused. `missing` must not be said of pictures that visitors see. Unknown ids and deleted pictures are left
 * out; returns those that were found.
 */
export async function answerPictures(
  db: Database,
  ids: readonly string[],
  { children, consentNote = null, consentDate = null }: PictureAnswer,
  editor: Editor,
): Promise<string[]> {
  const asked = () => db('media').whereIn('id', ids).whereNull('deleted_at');
  // An update raises the content revision even when it finds no row.
  if (!(await asked().first('id'))) return [];
  return asked()
    .update({
      ...answered(children),
      ...(children === 'consent' && { consent_note: consentNote, consent_date: consentDate }),
      version: db.raw('version + 1'),
      updated_at: db.fn.now(),
      updated_by: editor?.id ?? null,
    })
    .returning<{ id: string }[]>('id')
    .then((rows) => rows.map(({ id }) => id));
}

/** The columns of a picture with this answer: what was before no longer counts, and only consent has a paper. */
export function answered(children: ChildrenState | null) {
  return { children, shown_before: false, ...(children !== 'consent' && { consent_note: null, consent_date: null }) };
}
