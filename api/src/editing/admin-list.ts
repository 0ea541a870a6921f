import type { Knex } from 'knex';
import type { EditableQuery, PageOf } from '../contract/index.ts';
import { searchWords } from '../rich-text/fold.ts';

export type Narrow = (query: Knex.QueryBuilder) => void;

/** Rows whose `column`, which is folded, contains all words of a search. */
export function matching(search = '', column = 'search_text'): Narrow {
  return (query) => {
    for (const word of searchWords(search)) void query.whereRaw('strpos(??, ?) > 0', [column, word]);
  };
}

/** How a kind's admin list is narrowed and ordered, by the names in its contract. */
export type ListRules = {
  filters?: Readonly<Record<string, (query: Knex.QueryBuilder, value: unknown) => void>>;
  /** SQL of each order but the usual one. */
  sorts?: Readonly<Record<string, string>>;
};

/** The filter and the order that the rules give a validated query. */
export function listedBy(
  asked: EditableQuery & { sort?: string },
  { filters = {}, sorts = {} }: ListRules,
): { only: Narrow; order?: string } {
  const values: Readonly<Record<string, unknown>> = asked;
  const order = asked.sort && sorts[asked.sort];
  const only: Narrow = (query) => {
    for (const [name, narrow] of Object.entries(filters)) {
      if (values[name] !== undefined) narrow(query, values[name]);
    }
  };
  return { only, ...(order && { order }) };
}

/** The orders that most kinds have; `search_text` begins with the name, folded. */
export const usualSorts = (table: string) => ({
  name: `${table}.search_text, ${table}.id`,
  newest: `${table}.created_at DESC, ${table}.id`,
});

type Page = { page: number; limit: number };

/** One page of `total` items, which has at least one page. */
export function toPage<Item>(items: Item[], total: number, { page, limit }: Page): PageOf<Item> {
  return { items, page, pages: Math.max(1, Math.ceil(total / limit)), total };
}

/** How many rows a query finds. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count<{ count: string }[]>('* as count');
  return Number(row?.count ?? 0);
}

/** One page of `rows`, which are ordered; `all` finds the same without order and columns. */
export async function findPageOf<Row, Item>(
  rows: Knex.QueryBuilder,
  all: Knex.QueryBuilder,
  page: Page,
  toItem: (row: Row) => Item,
): Promise<PageOf<Item>> {
  const found: Promise<Row[]> = rows.limit(page.limit).offset((page.page - 1) * page.limit);
  const [items, total] = await Promise.all([found, countRows(all)]);
  return toPage(items.map(toItem), total, page);
}
