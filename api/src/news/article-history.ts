import type { Article, EditableArticle } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { conflict } from '../errors.ts';
import { deleteExpired } from '../editing/expired.ts';
import { createHistory, previewOver } from '../editing/history.ts';
import { admitAll, type Admit } from '../editing/own-teams.ts';
import type { Editor } from '../editing/versions.ts';
import { articlesWithPictures, toArticle, toEditable } from './article-row.ts';
import { unknownArticle } from './news-errors.ts';

/** Earlier versions, the secret preview, and undoing a deletion. */
export function createArticleHistory(db: Database) {
  const { shownBy, ...history } = createHistory(db, {
    table: 'articles',
    versions: {
      table: 'article_versions',
      of: 'article_id',
      team: 'category',
      columns: 'version title excerpt content image_url category status saved_at',
    },
    path: '/vorschau/',
    unknown: unknownArticle,
    refused: () =>
      conflict(
        'article_archived',
        'Ein archivierter Artikel hat keine Vorschau. Mache ihn dafür erst wieder zum Entwurf.',
      ),
  });

  return {
    /** `open` and `renew` throw 409 for an archived article, which keeps no link. */
    ...history,

    /** Throws 410, whether the link has ended or there never was one. */
    async findByPreview(this: void, token: string): Promise<Article> {
      const row = await articlesWithPictures(db, 'whole').modify(shownBy(token)).first();
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

    /** Removes articles that nobody has restored in time. Returns the ids. */
    deleteForGood: (): Promise<string[]> => deleteExpired(db, 'articles', 'id'),
  };
}
