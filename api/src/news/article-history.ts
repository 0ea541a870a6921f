import { randomBytes } from 'node:crypto';
import type { Article, ArticlePreview, ArticleVersion, EditableArticle } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError, conflict } from '../errors.ts';
import { toFields } from '../editing/columns.ts';
import type { Editor } from '../editing/versions.ts';
import { articlesWithPictures, toArticle, toEditable } from './article-row.ts';
import { unknownArticle } from './news-errors.ts';

/** Both null without a link; an archived article keeps none. */
type PreviewRow = { preview_token: string | null; preview_expires_at: Date | null };

/** How many versions a person sees; the older ones stay in the database. */
const SHOWN_VERSIONS = 50;
/** Deleting can be undone as long (docs/product.md#the-admin-area). */
const KEPT_DAYS = 30;
const VERSION_COLUMNS = 'version title excerpt content image_url category status saved_at'
  .split(' ')
  .map((name) => `article_versions.${name}`);
const PREVIEW_PATH = '/vorschau/';
const PREVIEW_END = "now() + interval '7 days'";
const PREVIEW_COLUMNS = ['preview_token', 'preview_expires_at'];

/** Earlier versions, the secret preview, and undoing a deletion. */
export function createArticleHistory(db: Database) {
  const present = async (id: string) => {
    if (!(await db('articles').where({ id }).whereNull('deleted_at').first('id'))) throw unknownArticle();
  };

  /** The link that is open, or a new one. Throws 404, 409. */
  async function openPreview(id: string): Promise<ArticlePreview> {
    const isOpen = 'preview_expires_at > now()';
    const [row] = await db('articles')
      .where({ id })
      .whereNull('deleted_at')
      .update({
        preview_token: db.raw(`CASE WHEN ${isOpen} THEN preview_token ELSE ? END`, [freshToken()]),
        preview_expires_at: db.raw(`CASE WHEN ${isOpen} THEN preview_expires_at ELSE ${PREVIEW_END} END`),
      })
      .returning<PreviewRow[]>(PREVIEW_COLUMNS);
    if (!row) throw unknownArticle();
    return toPreview(row);
  }

  return {
    /** Newest first. Throws 404. */
    async findVersions(id: string): Promise<ArticleVersion[]> {
      await present(id);
      const rows = await db('article_versions')
        .leftJoin('users', 'users.id', 'article_versions.saved_by')
        .where({ article_id: id })
        .orderBy('version', 'desc')
        .limit(SHOWN_VERSIONS)
        .select<object[]>([...VERSION_COLUMNS, 'users.name AS saved_by']);
      return rows.map((row) => toFields(row));
    },

    openPreview,

    /** A new link instead of the one at `path`; the present one, when somebody was faster. Throws 404, 409. */
    async renewPreview(id: string, path: string): Promise<ArticlePreview> {
      const [row] = await db('articles')
        .where({ id, preview_token: path.slice(PREVIEW_PATH.length) })
        .whereNull('deleted_at')
        .update({ preview_token: freshToken(), preview_expires_at: db.raw(PREVIEW_END) })
        .returning<PreviewRow[]>(PREVIEW_COLUMNS);
      return row ? toPreview(row) : openPreview(id);
    },

    /** Throws 404. */
    async withdrawPreview(id: string): Promise<void> {
      const none = { preview_token: null, preview_expires_at: null };
      if (!(await db('articles').where({ id }).whereNull('deleted_at').update(none))) throw unknownArticle();
    },

    /** Throws 410, whether the link has ended or there never was one. */
    async findByPreview(token: string): Promise<Article> {
      const row = await articlesWithPictures(db, 'whole')
        .whereNull('articles.deleted_at')
        .where('articles.preview_token', token)
        .whereRaw('articles.preview_expires_at > now()')
        .first();
      // Nothing tells whether a link has ended, was withdrawn or never existed.
      if (!row)
        throw new AppError(
          410,
          'preview_over',
          'Dieser Link zur Vorschau gilt nicht mehr. Bitte in der Redaktion nach einem neuen fragen.',
        );
      return toArticle(row);
    },

    /** Undoes a deletion; a published article returns as a draft. Throws 404. */
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

    /** Removes what was deleted more than thirty days ago. Returns how many. */
    deleteForGood: (): Promise<number> =>
      db('articles').whereRaw(`deleted_at < now() - interval '${KEPT_DAYS} days'`).delete(),
  };
}

function freshToken(): string {
  return randomBytes(24).toString('base64url');
}

function toPreview({ preview_token: token, preview_expires_at: end }: PreviewRow): ArticlePreview {
  if (token === null || end === null)
    throw conflict(
      'article_archived',
      'Ein archivierter Artikel hat keine Vorschau. Mache ihn dafür erst wieder zum Entwurf.',
    );
  return { path: PREVIEW_PATH + token, expiresAt: end.toISOString() };
}
