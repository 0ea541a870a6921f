import type { Knex } from 'knex';
import type { PageOf } from '../contract/index.ts';

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
