import { randomBytes } from 'node:crypto';
import type { Article, ArticleVersion, EditableArticle } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { articlesWithPictures } from './article-queries.ts';
import { toArticle, toEditable, type ArticleRow } from './article-row.ts';
import { unknownArticle } from './news-errors.ts';

type Editor = { id: string } | null;
type VersionRow = Pick<
  ArticleRow,
  'version' | 'title' | 'excerpt' | 'content' | 'image_url' | 'category' | 'status'
> & { saved_by_name: string | null; saved_at: Date };

/** How many versions a person sees; the older ones stay in the database. */
const SHOWN_VERSIONS = 50;
/** Deleting can be undone as long (product, section "The admin area"). */
const KEPT_DAYS = 30;

/** Earlier versions, the secret preview, and taking a deletion back. */
export function createArticleHistory(db: Database) {
  const present = async (id: string) => {
    if (!(await db('articles').where({ id }).whereNull('deleted_at').first('id'))) throw unknownArticle();
  };

  return {
    /** Newest first. Throws 404. */
    async findVersions(id: string): Promise<ArticleVersion[]> {
      await present(id);
      const rows = await db('article_versions')
        .leftJoin('users', 'users.id', 'article_versions.saved_by')
        .where({ article_id: id })
        .orderBy('version', 'desc')
        .limit(SHOWN_VERSIONS)
        .select<VersionRow[]>('article_versions.*', 'users.name AS saved_by_name');
      return rows.map(toVersion);
    },

    /** The token of the secret link; the same as long as the article lives. Throws 404. */
    async previewToken(id: string): Promise<string> {
      await present(id);
      const fresh = randomBytes(24).toString('base64url');
      const token = db.raw('coalesce(preview_token, ?)', [fresh]);
      const [row] = await db('articles')
        .where({ id })
        .update({ preview_token: token })
        .returning<{ preview_token: string }[]>('preview_token');
      return row?.preview_token ?? fresh;
    },

    async findByPreview(token: string): Promise<Article | null> {
      const row = await articlesWithPictures(db, 'whole')
        .whereNull('articles.deleted_at')
        .where('articles.preview_token', token)
        .first();
      return row ? toArticle(row) : null;
    },

    /** Takes a deletion back; what was published comes back as a draft. Throws 404. */
    async restore(id: string, editor: Editor): Promise<EditableArticle> {
      const columns = {
        deleted_at: null,
        status: db.raw("CASE WHEN status IN ('published', 'scheduled') THEN 'draft' ELSE status END"),
        version: db.raw('version + 1'),
        updated_at: db.fn.now(),
        updated_by: editor?.id ?? null,
      };
      if (!(await db('articles').where({ id }).whereNotNull('deleted_at').update(columns))) throw unknownArticle();
      const row = await articlesWithPictures(db, 'whole').where('articles.id', id).first();
      if (!row) throw unknownArticle();
      return toEditable(row);
    },

    /** Removes what was deleted more than thirty days ago. Answers how many. */
    deleteForGood: (): Promise<number> =>
      db('articles').whereRaw(`deleted_at < now() - interval '${KEPT_DAYS} days'`).delete(),
  };
}

function toVersion(row: VersionRow): ArticleVersion {
  return {
    version: row.version,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    imageUrl: row.image_url,
    category: row.category,
    status: row.status,
    savedBy: row.saved_by_name,
    savedAt: row.saved_at.toISOString(),
  };
}
