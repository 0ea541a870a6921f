import type { Knex } from 'knex';
import type { EditableQuery, NewOrder, PageOf } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { AppError, conflict, notFound } from '../errors.ts';
import { fold } from '../rich-text/fold.ts';
import { listedBy, matching, type ListRules, type Narrow, findPageOf } from './admin-list.ts';
import { toColumns, toFields, type Row } from './columns.ts';
import { admitAll, type Admit } from './own-teams.ts';
import { joinPicture, toPicture } from './joined-picture.ts';
import { requireAnswers, requireOwnAnswers, type PictureGuard } from './picture-answers.ts';
import { watchRoom, type Room } from './room.ts';
import { nextVersion, requireVersion, type Edited, type Editor } from './versions.ts';

/** How a kind of content is stored. Its table has the contract's fields as columns, in snake_case. */
export type ContentKind = {
  table: string;
  /** SQL of the address of its picture, where it has one. */
  picture?: string;
  /** Where its pictures may show people: none is published unanswered. */
  guard?: PictureGuard;
  /** SQL of further columns. */
  computed?: readonly string[];
  /** The searched columns. */
  searched: readonly string[];
  order: string;
  /** How the admin list is narrowed and ordered. */
  list?: ListRules;
  /** Whether editors decide the order (`sort_order`); new rows come last. */
  sorted?: boolean;
  /** How many rows visitors are shown, if writing more is refused. */
  room?: Room;
  /** German sentences: nothing has that id; somebody else has changed it. */
  unknown: string;
  stale: string;
  /** Converts a row's fields to the contract; by default they stay as they are. */
  present?: (fields: Row) => Row;
};

type Change = { version?: number };

/** Rows that people edit: with a version against overwriting, and kept when deleted. */
export function createContentRepository<
  Item extends { version: number },
  NewItem extends object,
  ItemChange extends Change,
>(db: Database, kind: ContentKind) {
  const { table, picture, room } = kind;

  const present = (connection: Database = db): Knex.QueryBuilder<Row, Row[]> =>
    connection(table)
      .whereNull(`${table}.deleted_at`)
      .select(`${table}.*`)
      .modify(picture ? joinPicture(db, picture) : () => undefined)
      .select((kind.computed ?? []).map((sql) => db.raw(sql)));

  const toItem = (row: Row) => {
    const fields = { ...toFields(row), image: toPicture(row) };
    return (kind.present ? kind.present(fields) : fields) as unknown as Item;
  };

  async function find(id: string, connection: Database = db): Promise<Item> {
    const row = await present(connection).where(`${table}.id`, id).first();
    if (!row) throw notFound(kind.unknown);
    return toItem(row);
  }

  /** In order. */
  const findAll = async (narrow: Narrow, limit?: number): Promise<Item[]> => {
    const rows = present().modify(narrow).orderByRaw(kind.order);
    return (await (limit === undefined ? rows : rows.limit(limit))).map(toItem);
  };

  /** Throws 409 when what was `written` is published, or waits for the editors, with an unanswered picture. */
  const guarded = async (trx: Database, id: string, editor: Editor, written: object = {}): Promise<void> => {
    if (!kind.guard) return;
    await requireAnswers(trx, kind.guard, id);
    if ('handedIn' in written && written.handedIn) await requireOwnAnswers(trx, kind.guard, id, editor);
  };

  const watched = async (trx: Database, id: string | null = null) =>
    room ? watchRoom(trx, table, room, id) : () => undefined;

  const searchText = (row: Row) => {
    const texts = kind.searched.map((name) => row[name]).filter((value) => typeof value === 'string');
    return { search_text: fold(texts.join('\n')) };
  };

  return {
    find: (id: string): Promise<Item> => find(id),

    findAll,

    /** The rows of a public list, in order: `most` at most; the last one says whether there are more. */
    async findFirst(narrow: Narrow, most: number): Promise<(Item & { moreFollow?: boolean })[]> {
      const all: (Item & { moreFollow?: boolean })[] = await findAll(narrow, most + 1);
      const shown = all.slice(0, most);
      const last = shown.at(-1);
      return last && all.length > most ? [...shown.slice(0, -1), { ...last, moreFollow: true }] : shown;
    },

    /** One page of the admin list; `mine` narrows it to what the user may see. */
    async findPage(asked: EditableQuery, mine: Narrow = () => undefined): Promise<PageOf<Item>> {
      const { search, page = 1, limit = 50 } = asked;
      const { only, order = kind.order } = listedBy(asked, kind.list ?? {});
      const narrow: Narrow = (query) =>
        void query
          .modify(matching(search, `${table}.search_text`))
          .modify(only)
          .modify(mine);
      return findPageOf(
        present().modify(narrow).orderByRaw(order),
        db(table).whereNull(`${table}.deleted_at`).modify(narrow),
        { page, limit },
        toItem,
      );
    },

    /**
     * Throws 400 for a period that ends before it begins, 409 for an unanswered picture and for one more than visitors
     * are shown; what `admit` throws.
     */
    async insert(fields: NewItem, editor: Editor, admit: Admit<Item> = admitAll): Promise<Item> {
      const columns = toColumns(fields);
      const place = kind.sorted ? { sort_order: lastPlace(db, table) } : {};
      const author = { created_by: editor?.id ?? null, updated_by: editor?.id ?? null };
      return db.transaction(async (trx) => {
        const requireRoom = await watched(trx);
        const [row] = await trx(table)
          .insert({ ...columns, ...searchText(columns), ...place, ...author })
          .returning<{ id: string }[]>('id')
          .catch(refuse);
        await requireRoom(row?.id ?? '');
        const added = await find(row?.id ?? '', trx);
        admit(added);
        await guarded(trx, row?.id ?? '', editor, added);
        return added;
      });
    },

    /**
     * Throws 404, 409 for a stale version, an unanswered picture and one more than visitors are shown, 400 for a period
     * that ends before it begins; what `admit` throws.
     */
    async update(
      id: string,
      { version, ...change }: ItemChange,
      editor: Editor,
      admit: Admit<Item> = admitAll,
    ): Promise<Edited<Item>> {
      return db.transaction(async (trx) => {
        // Without periods and parts a change takes no room.
        const requireRoom = room?.hasPeriod || room?.by ? await watched(trx, id) : () => undefined;
        const row = await trx<Row & { version: number }>(table)
          .where({ id })
          .whereNull('deleted_at')
          .forUpdate()
          .first();
        if (!row) throw notFound(kind.unknown);
        const before = await find(id, trx);
        admit(before);
        requireVersion(version, before, kind.stale);
        const columns = toColumns(change);
        await trx(table)
          .where({ id })
          .update({ ...columns, ...searchText({ ...row, ...columns }), ...nextVersion(row, editor) })
          .catch(refuse);
        await requireRoom(id);
        const after = await find(id, trx);
        admit(after);
        await guarded(trx, id, editor, after);
        return { before, after };
      });
    },

    /** Keeps the row, so that deleting can be undone. Throws 404; what `admit` throws. */
    async delete(id: string, editor: Editor, admit: Admit<Item> = admitAll): Promise<void> {
      const columns = { deleted_at: db.fn.now(), updated_at: db.fn.now(), updated_by: editor?.id ?? null };
      await db.transaction(async (trx) => {
        const isThere = await trx(table).where({ id }).whereNull('deleted_at').forUpdate().first('id');
        if (!isThere) throw notFound(kind.unknown);
        admit(await find(id, trx));
        await trx(table).where({ id }).update(columns);
      });
    },

    /**
     * Takes a deletion back. Throws 404, 409 for an unanswered picture and for one more than visitors are shown; what
     * `admit` throws.
     */
    async restore(id: string, editor: Editor, admit: Admit<Item> = admitAll): Promise<Item> {
      const columns = { deleted_at: null, updated_at: db.fn.now(), updated_by: editor?.id ?? null };
      return db.transaction(async (trx) => {
        const requireRoom = await watched(trx);
        if (!(await trx(table).where({ id }).whereNotNull('deleted_at').update(columns))) throw notFound(kind.unknown);
        await requireRoom(id);
        const restored = await find(id, trx);
        admit(restored);
        await guarded(trx, id, editor);
        return restored;
      });
    },

    /** Throws 404 when one of them is not there, 409 when they are in another order than the sender saw. */
    reorder: (order: NewOrder): Promise<void> => reorderRows(db, kind, order),
  };
}

function refuse(error: unknown): never {
  if (!brokenRule(error)?.endsWith('_period')) throw error;
  throw new AppError(400, 'invalid_period', 'Das Ende liegt vor dem Beginn.', { field: 'activeUntil' });
}

/** The place behind all others, as a value for `sort_order`. */
function lastPlace(db: Database, table: string): Knex.Raw {
  return db.raw('(SELECT coalesce(max(sort_order), 0) + 1 FROM ??)', [table]);
}

/**
 * Puts `ids` first, in this order; the others follow in theirs. Throws 404 when one does not exist, 409 when they are
 * neither in the order `before` nor in this one, as after a lost answer.
 */
async function reorderRows(db: Database, { table, order }: ContentKind, { ids, before }: NewOrder): Promise<void> {
  await db.transaction(async (trx) => {
    await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [table]); // two orders at once would mix
    const known = await trx(table).whereIn('id', ids).whereNull('deleted_at').orderByRaw(order).pluck<string[]>('id');
    if (known.length < ids.length) throw notFound('Mindestens einen der Einträge gibt es nicht mehr.');
    const isExpected = !before || [before, ids].some((each) => each.join() === known.join());
    if (!isExpected)
      throw conflict(
        'stale_order',
        'Jemand anderes hat die Reihenfolge inzwischen geändert. Bitte in der neuen noch einmal verschieben.',
      );
    await trx.raw(
      `UPDATE :table: AS sorted SET sort_order = places.place
       FROM (
         SELECT id, row_number() OVER (ORDER BY array_position(:ids::uuid[], id) NULLS LAST, sort_order, id) AS place
         FROM :table: WHERE deleted_at IS NULL
       ) AS places
       WHERE places.id = sorted.id`,
      { table, ids },
    );
  });
}
