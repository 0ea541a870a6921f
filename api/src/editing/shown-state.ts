import { usualSorts, type ListRules } from './admin-list.ts';

const state = (table: string) => `CASE
  WHEN NOT ${table}.active THEN 'off'
  WHEN ${table}.active_from > now() THEN 'planned'
  WHEN ${table}.active_until <= now() THEN 'ended'
  ELSE 'shown' END`;

/** SQL of the column `state` of rows that are shown in a period. */
export const stateColumn = (table: string): string => `${state(table)} AS state`;

/** Filter and orders of an admin list of such rows. */
export const shownListRules = (table: string) =>
  ({
    filters: { state: (query, value) => void query.whereRaw(`${state(table)} = ?`, [value as string]) },
    sorts: { ...usualSorts(table), ends: `${table}.active_until NULLS LAST, ${table}.id` },
  }) satisfies ListRules;
