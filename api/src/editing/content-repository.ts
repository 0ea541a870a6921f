import type { Knex } from 'knex';
import type { EditableQuery, PageOf } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { AppError, notFound } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';
import { matching, type Narrow } from './admin-list.ts';
import { toColumns, toFields, type Row } from './columns.ts';
import type { Edited } from './edited.ts';
import { joinPicture } from './joined-picture.ts';
import { findPageOf } from './list-page.ts';
import { lastPlace, reorderRows } from './sorted-rows.ts';
import { requireVersion } from './stale-version.ts';

/** How a kind of content is stored. Its table has the contract's fields as columns, in snake_case. */
export type ContentKind = {
  table: string;
  /** SQL of the address of its picture, where it has one. */
  picture?: string;
  /** SQL of further columns. */
  computed?: readonly string[];
  /** Columns that a search looks at. */
  searched: readonly string[];
  order: string;
  /** Whether editors decide the order (`sort_order`); new rows come last. */
  sorted?: boolean;
  /** German sentences: nothing has that id; somebody else has changed it. */
  unknown: string;
  stale: string;
  /** Converts a row's fields to the contract; by default they stay as they are. */
  present?: (fields: Row) => Row;
};

type Editor = { id: string } | null;
type Change = { version?: number };

/** Rows that people edit: with a version against overwriting, and kept when deleted. */
export function createContentRepository<Item, NewItem extends object, ItemChange extends Change>(
  db: Database,
  kind: ContentKind,
) {
  const { table, picture } = kind;

  const present = (connection: Database = db): Knex.QueryBuilder<Row, Row[]> =>
    connection(table)
      .whereNull(`${table}.deleted_at`)
      .select(`${table}.*`)
      .modify(picture ? joinPicture(db, picture) : () => undefined)
      .select((kind.computed ?? []).map((sql) => db.raw(sql)));

  // What a table of this kind holds came in through the contract.
  const toItem = (row: Row) => (kind.present ?? ((fields: Row) => fields))(toFields(row)) as Item;

  async function find(id: string, connection: Database = db): Promise<Item> {
    const row = await present(connection).where(`${table}.id`, id).first();
    if (!row) throw notFound(kind.unknown);
    return toItem(row);
  }

  const searchText = (row: Row) => {
    const texts = kind.searched.map((name) => row[name]).filter((value) => typeof value === 'string');
    return { search_text: fold(texts.join('\n')) };
  };

  return {
    find,

    /** What a public list shows, in order. */
    async findAll(narrow: Narrow, limit: number): Promise<Item[]> {
      return (await present().modify(narrow).orderByRaw(kind.order).limit(limit)).map(toItem);
    },

    /** One page of the admin list; `only` narrows it further, `order` is SQL in place of the kind's own. */
    async findPage(
      { search, page = 1, limit = 50 }: EditableQuery,
      { only, order = kind.order }: { only?: Narrow; order?: string } = {},
    ): Promise<PageOf<Item>> {
      const narrow: Narrow = (query) => {
        void query.modify(matching(search, `${table}.search_text`));
        only?.(query);
      };
      return findPageOf(
        present().modify(narrow).orderByRaw(order),
        db(table).whereNull(`${table}.deleted_at`).modify(narrow),
        { page, limit },
        toItem,
      );
    },

    /** Throws 400 for a period that ends before it begins. */
    async insert(fields: NewItem, editor: Editor): Promise<Item> {
      const columns = toColumns(fields);
      const place = kind.sorted ? { sort_order: lastPlace(db, table) } : {};
      const author = { created_by: editor?.id ?? null, updated_by: editor?.id ?? null };
      const [row] = await db(table)
        .insert({ ...columns, ...searchText(columns), ...place, ...author })
        .returning<{ id: string }[]>('id')
        .catch(refuse);
      return find(row?.id ?? '');
    },

    /** Throws 404, 409 for a stale version, 400 for a period that ends before it begins. */
    async update(id: string, { version, ...change }: ItemChange, editor: Editor): Promise<Edited<Item>> {
      return db.transaction(async (trx) => {
        const row = await trx<Row & { version: number }>(table)
          .where({ id })
          .whereNull('deleted_at')
          .forUpdate()
          .first();
        if (!row) throw notFound(kind.unknown);
        const before = await find(id, trx);
        await requireVersion(version, row, { message: kind.stale, current: () => before });
        const columns = toColumns(change);
        const stamp = { version: row.version + 1, updated_at: new Date(), updated_by: editor?.id ?? null };
        await trx(table)
          .where({ id })
          .update({ ...columns, ...searchText({ ...row, ...columns }), ...stamp })
          .catch(refuse);
        return { before, after: await find(id, trx) };
      });
    },

    /** Keeps the row, so that deleting can be undone. Throws 404. */
    async delete(id: string, editor: Editor): Promise<void> {
      const columns = { deleted_at: db.fn.now(), updated_at: db.fn.now(), updated_by: editor?.id ?? null };
      if (!(await db(table).where({ id }).whereNull('deleted_at').update(columns))) throw notFound(kind.unknown);
    },

    /** Takes a deletion back. Throws 404. */
    async restore(id: string, editor: Editor): Promise<Item> {
      const columns = { deleted_at: null, updated_at: db.fn.now(), updated_by: editor?.id ?? null };
      if (!(await db(table).where({ id }).whereNotNull('deleted_at').update(columns))) throw notFound(kind.unknown);
      return find(id);
    },

    /** Throws 404 when one of them is not there. */
    reorder: (ids: readonly string[]): Promise<void> => reorderRows(db, table, ids),
  };
}

function refuse(error: unknown): never {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  if (code !== '23514' || !constraint.endsWith('_period')) throw error;
  throw new AppError(400, 'invalid_period', 'Das Ende liegt vor dem Beginn.', { field: 'activeUntil' });
}
