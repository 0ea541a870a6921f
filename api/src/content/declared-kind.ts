import type { Knex } from 'knex';
import type { Static, TObject, TSchema } from 'typebox';
import type { Database } from '../database/connect.ts';
import { usualSorts, type ListRules } from '../editing/admin-list.ts';
import { createContentRepository } from '../editing/content-repository.ts';
import { shownNow, shownListRules, stateColumn } from '../editing/shown-now.ts';
import { guardOf, type KnownKind } from './known-kind.ts';

/** What `content()` in the contract makes of a kind. */
type Schemas = { shown: TObject; item: TSchema; page: TSchema; query: TSchema; new: TSchema; change: TSchema };

/** A kind of content that is nothing but this: its repository and its routes follow. */
export type DeclaredKind<Contract extends Schemas = Schemas, Table extends string = string> = KnownKind<Table> & {
  contract: Contract;
  /** The searched columns. */
  searched: readonly string[];
  /** SQL of the order; default: `sort_order`, which editors decide. */
  order?: string;
  /** Whether rows are shown in a period (`active`, `active_from`, `active_until`). */
  hasPeriod?: boolean;
  /** SQL of columns that only editors see. */
  computed?: readonly string[];
  /** Filters and orders of the admin list besides those that all kinds have. */
  list?: ListRules;
  /** German sentences: nothing has that id; somebody else has changed it. */
  unknown: string;
  stale: string;
  /**
   * The address where visitors read it, and the most rows: no more can be written, unless the contract lets the answer
   * say that more follow. `by`: columns that the address names.
   */
  route: { path: `/api/${string}`; by?: TObject; most: number };
};

/** A kind as it stands in its file, with the types of its contract. */
export const declareKind = <Contract extends Schemas, const Table extends string>(
  kind: DeclaredKind<Contract, Table>,
): DeclaredKind<Contract, Table> => kind;

/** The rows of a declared kind. */
export function createKindRepository<Contract extends Schemas>(db: Database, kind: DeclaredKind<Contract>) {
  const { table, contract, hasPeriod, computed = [], list = {}, route, searched, unknown, stale } = kind;
  const [picture] = Object.keys(kind.pictures?.columns ?? {});
  const guard = guardOf(kind);
  const usual: ListRules = hasPeriod ? shownListRules(table) : { sorts: usualSorts(table) };
  const rows = createContentRepository<
    Static<Contract['item']> & { version: number },
    Static<Contract['new']> & object,
    Static<Contract['change']> & { version?: number }
  >(db, {
    table,
    ...(picture && { picture: `${table}.${picture}` }),
    ...(guard && { guard }),
    computed: [...(hasPeriod ? [stateColumn(table)] : []), ...computed],
    searched,
    order: kind.order ?? `${table}.sort_order, ${table}.id`,
    sorted: true,
    ...(!('moreFollow' in contract.shown.properties) && {
      room: {
        most: route.most,
        ...(hasPeriod && { hasPeriod }),
        ...(route.by && { by: Object.keys(route.by.properties) }),
      },
    }),
    list: { filters: { ...usual.filters, ...list.filters }, sorts: { ...usual.sorts, ...list.sorts } },
    unknown,
    stale,
  });
  const isShown = (query: Knex.QueryBuilder) => void (hasPeriod && query.modify(shownNow(table)));
  return {
    ...rows,
    findPage: (asked: Static<Contract['query']> & object) => rows.findPage(asked),
    /** What visitors see, in order. */
    findShown: (by: object = {}) => rows.findFirst((query) => void query.where(by).modify(isShown), route.most),
  };
}
