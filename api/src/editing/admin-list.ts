import type { Knex } from 'knex';
import type { EditableQuery } from '../contract/index.ts';
import { searchWords } from '../rich-text/fold.ts';

export type Narrow = (query: Knex.QueryBuilder) => void;

/** Those that have all words of a search in `column`, which is folded. */
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

/** What the rules make of a query that the contract let in. */
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
