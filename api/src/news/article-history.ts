import type { Article, ArticleVersion, EditableArticle } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../errors.ts';
import { toFields } from '../editing/columns.ts';
import { createSecretPreviews, previewOver } from '../editing/secret-previews.ts';
import { admitAll, type Admit, type OwnTeams } from '../editing/own-teams.ts';
import type { Editor } from '../editing/versions.ts';
import { articlesWithPictures, toArticle, toEditable } from './article-row.ts';
import { unknownArticle } from './news-errors.ts';

/** How many versions a person sees; the older ones stay in the database. */
const SHOWN_VERSIONS = 50;
/** Deleting can be undone as long (docs/product.md#the-admin-area). */
const KEPT_DAYS = 30;
const VERSION_COLUMNS = 'version title excerpt content image_url category status saved_at'
  .split(' ')
  .map((name) => `article_versions.${name}`);

/** Earlier versions, the secret preview, and undoing a deletion. */
export function createArticleHistory(db: Database) {
  const present = async (id: string) => {
    if (!(await db('articles').where({ id }).whereNull('deleted_at').first('id'))) throw unknownArticle();
  };
  const previews = createSecretPreviews(db, {
    table: 'articles',
    path: '/vorschau/',
    unknown: unknownArticle,
    refused: () =>
      conflict(
        'article_archived',
        'Ein archivierter Artikel hat keine Vorschau. Mache ihn dafür erst wieder zum Entwurf.',
      ),
  });

  return {
    /** Newest first; `own`: only those in the categories of these teams. Throws 404. */
    async findVersions(id: string, own: OwnTeams): Promise<ArticleVersion[]> {
      await present(id);
      const rows = await db('article_versions')
        .leftJoin('users', 'users.id', 'article_versions.saved_by')
        .where({ article_id: id })
        .where((query) => void (own && query.whereIn('article_versions.category', own)))
        .orderBy('version', 'desc')
        .limit(SHOWN_VERSIONS)
        .select<object[]>([...VERSION_COLUMNS, 'users.name AS saved_by']);
      return rows.map((row) => toFields(row));
    },

    /** Throw 404; the first two 409 for an archived article, which keeps no link. */
    openPreview: previews.open,
    renewPreview: previews.renew,
    withdrawPreview: previews.withdraw,

    /** Throws 410, whether the link has ended or there never was one. */
    async findByPreview(token: string): Promise<Article> {
      const row = await articlesWithPictures(db, 'whole').modify(previews.shownBy(token)).first();
      if (!row) throw previewOver();
      // It is read with the day on which it will appear.
      const planned = row.status === 'scheduled' && row.publish_at;
      return { ...toArticle(row), ...(planned && { createdAt: planned.toISOString() }) };
    },

    /** Undoes a deletion; a published article returns as a draft. Throws 404; what `admit` throws. */
    async restore(id: string, editor: Editor, admit: Admit<EditableArticle> = admitAll): Promise<EditableArticle> {
      const columns = {
        deleted_at: null,
        status: db.raw("CASE WHEN status IN ('published', 'scheduled') THEN 'draft' ELSE status END"),
        version: db.raw('version + 1'),
        updated_at: db.fn.now(),
        updated_by: editor?.id ?? null,
      };
      return db.transaction(async (trx) => {
        if (!(await trx('articles').where({ id }).whereNotNull('deleted_at').update(columns))) throw unknownArticle();
        const row = await articlesWithPictures(trx, 'whole').where('articles.id', id).first();
        if (!row) throw unknownArticle();
        const restored = toEditable(row);
        admit(restored);
        return restored;
      });
    },

    /** Removes what was deleted more than thirty days ago. Returns how many. */
    deleteForGood: (): Promise<number> =>
      db('articles').whereRaw(`deleted_at < now() - interval '${KEPT_DAYS} days'`).delete(),
  };
}
