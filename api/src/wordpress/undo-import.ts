import type { Knex } from 'knex';
import type { ArticleChange, OwnPageChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError } from '../errors.ts';
import { createCategoryFinder } from './category-finder.ts';
import { removeCategories } from './enter-categories.ts';
import { leadAway, leadOnForOthers } from './former-addresses.ts';
import { refuseSecond, wrongState } from './import-errors.ts';
import { UNTOUCHED, UNTOUCHED_PAGE, type ImportRow } from './import-row.ts';
import { writeShowable } from './write-showable.ts';
import type { PictureKeeper, WordPressParts } from './wordpress-parts.ts';

const AT_A_TIME = 20;

/**
 * Undoes everything that an import has brought, in one step: articles that are as it left them are gone for good, as if
 * they had never been there. Content that somebody has changed stays, with its address, and is counted. Pictures
 * follow. Throws 409.
 */
export async function undoImport({ db, ...writers }: Writers & Pick<WordPressParts, 'db'>, id: string): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await trx('wordpress_imports')
      .where({ id })
      .whereIn('state', ['running', 'done'])
      .forUpdate()
      .first<ImportRow | undefined>();
    if (!row) throw wrongState('Diesen Import kann man nicht (mehr) zurücknehmen.');
    const edited = await putBack(trx, writers, id);
    for (const [table, column, untouched] of MADE)
      await trx.raw(
        `DELETE FROM ${table} USING wordpress_articles AS taken
         WHERE taken.import_id = ? AND taken.${column} = ${table}.id AND ${untouched}`,
        [id],
      );
    const isThere = MADE.map(
      ([table, column]) =>
        `EXISTS (SELECT 1 FROM ${table} WHERE ${table}.id = wordpress_articles.${column} AND ${table}.deleted_at IS NULL)`,
    ).join(' OR ');
    await trx('wordpress_articles').where({ import_id: id }).whereRaw(`NOT (${isThere})`).delete();
    const kept = await trx('wordpress_articles').where({ import_id: id }).select<Kept[]>('article_id', 'page_id');
    const ids = [...kept, ...edited].flatMap(({ article_id, page_id }) => article_id ?? page_id ?? []);
    const isKept = trx.raw('coalesce(article_id, page_id) = ANY (?::uuid[])', [ids]);
    await trx('moved_addresses')
      .where({ import_id: id, media_id: null })
      .whereRaw('coalesce(coalesce(article_id, page_id) <> ALL (?::uuid[]), true)', [ids])
      .delete();
    // Or lists of other imports would lead to categories that go.
    await leadAway(trx, await removeCategories(trx, row));
    await leadOnForOthers(trx, row);
    await trx('wordpress_entries')
      .where({ import_id: id })
      .whereNot({ kind: 'attachment' })
      .update({
        data: null,
        outcome: trx.raw(`CASE WHEN ? THEN 'edited' END`, [isKept]),
        reason: null,
        missing_pictures: '[]',
      });
    await trx('wordpress_imports')
      .where({ id })
      .update({ state: 'undoing', kept: ids.length, finished_at: null })
      .catch(refuseSecond);
  });
}

/** What an import makes, how it names it, and when nobody has changed it. */
const MADE = [
  ['articles', 'article_id', UNTOUCHED],
  ['own_pages', 'page_id', UNTOUCHED_PAGE],
] as const;

type Kept = { article_id: string | null; page_id: string | null };

type Writers = Pick<WordPressParts, 'articles' | 'pages' | 'pictures'>;

type Updated = Kept & {
  id: string;
  key: object;
  before: ArticleChange & OwnPageChange;
  digest: string;
  exported_at: Date | null;
  later: string | null;
  isUntouched: boolean;
};

/**
 * Restores articles to their state before the import brought a later version, and returns those that somebody has
 * changed.
 */
async function putBack(trx: Knex.Transaction, { articles, pages, pictures }: Writers, id: string): Promise<Updated[]> {
  const rows = await trx('wordpress_updates AS done')
    .join('wordpress_articles AS taken', (join) =>
      join.on('taken.site', 'done.site').on('taken.kind', 'done.kind').on('taken.wp_id', 'done.wp_id'),
    )
    .leftJoin('articles', 'articles.id', 'taken.article_id')
    .leftJoin('own_pages', 'own_pages.id', 'taken.page_id')
    .where('done.import_id', id)
    .select<Updated[]>(
      'done.id',
      'done.before',
      'done.digest',
      'done.exported_at',
      'taken.article_id',
      'taken.page_id',
      trx.raw(`jsonb_build_object('site', done.site, 'kind', done.kind, 'wp_id', done.wp_id) AS key`),
      trx.raw(`coalesce(${UNTOUCHED}, false) OR coalesce(${UNTOUCHED_PAGE}, false) AS "isUntouched"`),
      trx.raw(
        `(SELECT min(later.id) FROM wordpress_updates AS later WHERE (later.site, later.kind, later.wp_id) =
          (done.site, done.kind, done.wp_id) AND later.id > done.id) AS later`,
      ),
    );
  const { present } = await createCategoryFinder(trx);
  const edited: Updated[] = [];
  for (const row of rows) {
    const { key, before, digest, exported_at, article_id: articleId, page_id: pageId } = row;
    // A still later version stays; undoing that one restores the state before this one.
    if (row.later !== null)
      await trx('wordpress_updates')
        .where({ id: row.later })
        .update({ before: JSON.stringify(before), digest, exported_at });
    else if (!row.isUntouched) edited.push(row);
    else if (articleId ?? pageId) {
      // Its category may have another address since, or be deleted.
      const former = before.category === undefined ? before : { ...before, category: present(before.category) };
      await writeShowable(trx, former, (shown) =>
        articleId ? articles(trx).update(articleId, shown, null) : pages(trx).update(pageId ?? '', shown, null),
      );
      await pictures.settleAddresses(trx, JSON.stringify(before));
      const version = trx(articleId ? 'articles' : 'own_pages')
        .where({ id: articleId ?? pageId })
        .select('version');
      await trx('wordpress_articles').where(key).update({ version, digest, exported_at });
    }
  }
  await trx('wordpress_updates').where({ import_id: id }).delete();
  return edited;
}

/**
 * Puts the pictures that an undone import has brought into the bin, unless they are shown somewhere or were changed.
 */
export async function putPicturesAway(
  db: Database,
  pictures: PictureKeeper,
  { id, started_at, created_by, worked_by }: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const brought = () => db('wordpress_pictures').where({ import_id: id });
  for (;;) {
    const rows = await brought()
      .leftJoin('media', 'media.id', 'wordpress_pictures.media_id')
      .orderBy('source')
      .limit(AT_A_TIME)
      .select<{ source: string; media_id: string | null; isUntouched: boolean; created_at: Date }[]>(
        'source',
        'media_id',
        'media.created_at',
        db.raw('coalesce(media.version = wordpress_pictures.version, false) AS "isUntouched"'),
      );
    if (rows.length === 0) break;
    for (const { source, media_id: mediaId, isUntouched, created_at: createdAt } of rows) {
      signal.throwIfAborted();
      const isOwn = mediaId !== null && isUntouched && started_at !== null && createdAt >= started_at;
      if (isOwn) await pictures.bin.put(mediaId, {}, created_by ? { id: created_by } : null).catch(leaveShown);
      await brought().where({ source }).delete();
    }
  }
  await db('moved_addresses')
    .where({ import_id: id })
    .whereNotNull('media_id')
    .whereNotExists(
      db('media').select('id').whereRaw('media.id = moved_addresses.media_id AND media.deleted_at IS NULL'),
    )
    .delete();
  await db('wordpress_imports').where({ id, worked_by }).update({ state: 'undone', finished_at: db.fn.now() });
}

/** It is shown elsewhere, or gone already. */
function leaveShown(error: unknown): void {
  if (!(error instanceof AppError && error.statusCode < 500)) throw error;
}
