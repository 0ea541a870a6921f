import type { Knex } from 'knex';
import { CATEGORY_ROOM, categoryKind } from '../content/kinds/with-own-code.ts';
import type {
  ArticleCategoryChange,
  ArticleCategoryRemoval,
  EditableArticleCategory,
  EditableQuery,
  NewArticleCategory,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import { usualSorts } from '../editing/admin-list.ts';
import type { Editor } from '../editing/versions.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { keepArticlesUndoable } from '../imports/keep-undoable.ts';
import { fold } from '../rich-text/fold.ts';
import { firstFreeSlug, slugFrom } from '../rich-text/slug.ts';

const TABLE = categoryKind.table;
/** The constraints against duplicates. */
const TAKEN = new Set(['article_categories_name', 'article_categories_slug']);
const UNKNOWN = 'Diese Kategorie gibt es nicht.';
/** The longest slug that, with a number behind it, fits into an article's category. */
const MOST_LETTERS = 55;

const KIND: ContentKind = {
  ...categoryKind,
  computed: [
    `(SELECT count(*)::int FROM articles WHERE articles.category = ${TABLE}.slug AND articles.deleted_at IS NULL) AS articles`,
  ],
  searched: ['name'],
  order: `${TABLE}.sort_order, ${TABLE}.id`,
  list: { sorts: usualSorts(TABLE) },
  room: CATEGORY_ROOM,
  unknown: UNKNOWN,
  stale: 'Die Kategorie wurde inzwischen von jemand anderem geändert.',
};

type Named = { slug: string; name: string };

/** Articles that a deletion has given to another category. */
type Moved = { to: string; articles: string[] };

/** The list of categories of news, for editors. */
export function createCategoriesRepository(db: Database) {
  const rowsIn = (connection: Database) =>
    createContentRepository<EditableArticleCategory, NewArticleCategory & { slug: string }, ArticleCategoryChange>(
      connection,
      KIND,
    );
  const rows = rowsIn(db);
  const present = (connection: Database) => connection(TABLE).whereNull('deleted_at');

  return {
    find: (id: string) => rows.find(id),
    findPage: (query: EditableQuery) => rows.findPage(query),
    reorder: rows.reorder,

    /** Throws 409 for a name that another one has, and for one more than can be chosen from. */
    async insert(category: NewArticleCategory, editor: Editor): Promise<EditableArticleCategory> {
      return db.transaction(async (trx) => {
        // Two at once would find the same slug free.
        await lock(trx);
        const name = tidy(category.name);
        const taken = await present(trx).pluck<string[]>('slug');
        // Its news would be those of the team.
        const ofTeams = (await trx('teams').whereNull('deleted_at').select<Named[]>('slug', 'name'))
          .filter((team) => fold(team.name) !== fold(name))
          .map((team) => team.slug);
        const slug = firstFreeSlug(slugFrom(name, 'kategorie', MOST_LETTERS), new Set([...taken, ...ofTeams]));
        return rowsIn(trx)
          .insert({ ...category, name, slug }, editor)
          .catch(refuseName(name));
      });
    },

    /** Throws 404, 409 for a stale version or a name that another one has. */
    async update(id: string, change: ArticleCategoryChange, editor: Editor) {
      if (change.name === undefined) return rows.update(id, change, editor);
      const name = tidy(change.name);
      return rows.update(id, { ...change, name }, editor).catch(refuseName(name));
    },

    /** Throws 404, 400 for articles that should go to an unknown category. */
    async delete(id: string, editor: Editor, { moveTo }: ArticleCategoryRemoval): Promise<void> {
      await db.transaction(async (trx) => {
        const category = await present(trx).where({ id }).forUpdate().first<{ slug: string }>('slug');
        if (!category) throw notFound(UNKNOWN);
        const moved = moveTo ? await moveArticles(trx, category.slug, moveTo) : null;
        await trx(TABLE)
          .where({ id })
          .update({ moved: moved && JSON.stringify(moved) });
        await rowsIn(trx).delete(id, editor);
      });
    },

    /** Takes a deletion back, with the articles that have stayed where it put them. Throws 404, 409. */
    async restore(id: string, editor: Editor): Promise<EditableArticleCategory> {
      return db.transaction(async (trx) => {
        // Before the room is: in another order than `insert` they would wait for each other.
        await lock(trx);
        const row = await trx(TABLE)
          .where({ id })
          .first<{ slug: string; name: string; moved: Moved | null }>('slug', 'name', 'moved');
        await rowsIn(trx).restore(id, editor).catch(refuseName(row?.name));
        if (row.moved) {
          const { to, articles } = row.moved;
          await move(trx, (all) => void all.whereIn('id', articles), { from: to, to: row.slug });
        }
        return rowsIn(trx).find(id);
      });
    },
  };

  async function moveArticles(trx: Database, from: string, moveTo: string): Promise<Moved> {
    const target = await present(trx).where({ id: moveTo }).whereNot({ slug: from }).first<{ slug: string }>('slug');
    if (!target) throw new AppError(400, 'unknown_category', UNKNOWN, { field: 'moveTo' });
    return { to: target.slug, articles: await move(trx, () => undefined, { from, to: target.slug }) };
  }
}

/** Gives those articles of a category to another one; returns their ids. They stay as an import has left them. */
async function move(
  trx: Database,
  which: (articles: Knex.QueryBuilder) => void,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await trx('articles')
    .where({ category: from })
    .modify(which)
    .update({ category: to })
    .increment('version', 1)
    .returning<{ id: string }[]>('id');
  const ids = rows.map(({ id }) => id);
  await keepArticlesUndoable(trx, ids);
  return ids;
}

/** Until the end of the transaction nobody else writes the list. */
const lock = (trx: Database) => trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [TABLE]);

/** Removes blanks that nobody sees, by which two names would differ. */
const tidy = (name: string) => name.trim().replaceAll(/\s+/g, ' ');

/** Throws 409 where the database knows another category of this name or slug. */
const refuseName =
  (name = '') =>
  (error: unknown): never => {
    if (!TAKEN.has(brokenRule(error) ?? '')) throw error;
    throw conflict('name_taken', `Eine Kategorie „${name}“ gibt es schon.`, { field: 'name' });
  };
