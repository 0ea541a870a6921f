import type {
  ArticleChange,
  EditableArticle,
  EditableArticlePage,
  EditableArticleQuery,
  NewArticle,
} from '../contract/index.ts';
import { guardOfTable } from '../content/picture-guards.ts';
import type { Database } from '../database/connect.ts';
import { conflict, type AppError } from '../errors.ts';
import { brokenRule } from '../database/database-errors.ts';
import { findPageOf } from '../editing/admin-list.ts';
import { admitAll, type Admit, type OwnTeams } from '../editing/own-teams.ts';
import { requireAnswers, requireOwnAnswers } from '../editing/picture-answers.ts';
import { publishDue } from '../editing/planned.ts';
import { requireVersion, type Edited, type Editor } from '../editing/versions.ts';
import { insertWithSlug } from '../rich-text/slug.ts';
import { applyFilter, articlesWithPictures, toEditable, type ArticleRow } from './article-row.ts';
import { changePublication, DRAFT } from './article-status.ts';
import { changedColumns, newColumns } from './article-columns.ts';
import { unknownArticle } from './news-errors.ts';

const PER_PAGE = 20;
const GUARD = guardOfTable('articles');

/** How the admin list can be sorted. */
const ORDERS = {
  edited: 'articles.updated_at DESC, articles.id DESC',
  newest: 'coalesce(articles.published_at, articles.publish_at, articles.created_at) DESC, articles.id DESC',
  title: 'lower(articles.title), articles.id',
} as const;

/** Writing, and reading of everything that is not deleted. */
export function editArticles(db: Database) {
  const present = (connection: Database = db) =>
    articlesWithPictures(connection, 'whole').whereNull('articles.deleted_at');

  async function find(id: string, connection: Database = db): Promise<EditableArticle> {
    const row = await present(connection).where('articles.id', id).first();
    if (!row) throw unknownArticle();
    return toEditable(row);
  }

  return {
    find: (id: string): Promise<EditableArticle> => find(id),

    /** `own`: only those in the categories of these teams. */
    async findPage(query: EditableArticleQuery, own: OwnTeams = null): Promise<EditableArticlePage> {
      const { page = 1, limit = PER_PAGE, sort = 'edited', deleted = false, ...asked } = query;
      const filter = { ...asked, own };
      const kept = deleted ? 'articles.deleted_at IS NOT NULL' : 'articles.deleted_at IS NULL';
      return findPageOf(
        applyFilter(articlesWithPictures(db, 'whole').whereRaw(kept), filter).orderByRaw(ORDERS[sort]),
        applyFilter(db('articles').whereRaw(kept), filter),
        { page, limit },
        toEditable,
      );
    },

    /**
     * `createdAt` is for content that is older than the portal. Throws 409 when the slug that was asked for is taken,
     * or a picture is unanswered; what `admit` throws.
     */
    async insert(
      article: NewArticle & { id?: string; createdAt?: Date | string },
      editor: Editor,
      admit: Admit<EditableArticle> = admitAll,
    ): Promise<EditableArticle> {
      const now = new Date();
      const publication = changePublication(DRAFT, article, now);
      const columns = {
        ...(article.id && { id: article.id }),
        ...newColumns(article, publication, now),
        created_by: editor?.id ?? null,
        updated_by: editor?.id ?? null,
      };
      const insert = (slug: string) =>
        db.transaction(async (trx) => {
          const [row] = await trx('articles')
            .insert({ ...columns, slug })
            .onConflict('slug')
            .ignore()
            .returning<{ id: string }[]>('id');
          if (!row) throw slugTaken(slug);
          admit(await find(row.id, trx));
          await requireAnswers(trx, GUARD, row.id);
          if (article.handedIn) await requireOwnAnswers(trx, GUARD, row.id, editor);
          return row.id;
        });
      return find(await insertWithSlug(db, article, { table: 'articles', kind: 'artikel' }, insert));
    },

    /** Throws 404, and 409 for a stale version, a slug that is taken or an unanswered picture; what `admit` throws. */
    async update(
      id: string,
      { version, ...change }: ArticleChange,
      editor: Editor,
      admit: Admit<EditableArticle> = admitAll,
    ): Promise<Edited<EditableArticle>> {
      const now = new Date();
      return db
        .transaction(async (trx) => {
          const row = await trx<ArticleRow>('articles').where({ id }).whereNull('deleted_at').forUpdate().first();
          if (!row) throw unknownArticle();
          const before = await find(id, trx);
          admit(before);
          requireVersion(version, before, 'Der Artikel wurde inzwischen von jemand anderem geändert.');
          const publication = changePublication({ status: row.status, publishAt: row.publish_at }, change, now);
          const columns = { ...changedColumns(row, change, publication, now), updated_by: editor?.id ?? null };
          await trx('articles').where({ id }).update(columns);
          const after = await find(id, trx);
          admit(after);
          await requireAnswers(trx, GUARD, id);
          if (after.handedIn) await requireOwnAnswers(trx, GUARD, id, editor);
          return { before, after };
        })
        .catch((error: unknown) => {
          throw brokenRule(error) === 'articles_slug_key' && change.slug ? slugTaken(change.slug) : error;
        });
    },

    /** Keeps the row, so that deleting can be undone. Throws 404; what `admit` throws. */
    async delete(id: string, editor: Editor, admit: Admit<EditableArticle> = admitAll): Promise<void> {
      const now = db.fn.now();
      const columns = { deleted_at: now, updated_at: now, updated_by: editor?.id ?? null };
      await db.transaction(async (trx) => {
        if (!(await trx('articles').where({ id }).whereNull('deleted_at').forUpdate().first('id')))
          throw unknownArticle();
        admit(await find(id, trx));
        await trx('articles').where({ id }).update(columns);
      });
    },

    /** Publishes scheduled articles that are due. */
    publishDue: (): Promise<number> =>
      publishDue(db, {
        guard: GUARD,
        waiting: "status = 'scheduled'",
        published: { status: 'published', published_at: db.raw('coalesce(published_at, publish_at)') },
      }),
  };
}

function slugTaken(slug: string): AppError {
  return conflict('slug_taken', `Die Adresse „${slug}“ ist schon vergeben.`, { field: 'slug' });
}
