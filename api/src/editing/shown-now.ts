import type { Knex } from 'knex';
import fp from 'fastify-plugin';
import type { Database } from '../database/connect.ts';
import { repeatWork } from '../time/repeated-work.ts';
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

const INTERVAL_MS = 5_000;

/** Narrows a query to rows whose period is running. */
export function shownNow(table: string): (query: Knex.QueryBuilder) => void {
  return (query) =>
    void query.where(`${table}.active`, true).whereRaw(
      `(:table:.active_from IS NULL OR :table:.active_from <= now())
       AND (:table:.active_until IS NULL OR :table:.active_until > now())`,
      { table },
    );
}

/**
 * Raises the content revision when a period of one of `tables` has begun or ended between two points in time, because
 * nobody writes at that moment. Returns the later point, by the database's clock.
 */
export async function announcePeriods(db: Database, tables: readonly string[], since: Date | null): Promise<Date> {
  const {
    rows: [clock],
  } = await db.raw<{ rows: { now: Date }[] }>('SELECT now() AS now');
  const now = clock?.now ?? new Date();
  // The other way round when the clock was set back meanwhile.
  const period: [Date, Date] = since && since > now ? [now, since] : [since ?? now, now];
  const passed = tables.map((table) =>
    db(table)
      .whereNull('deleted_at')
      .where((query) => {
        void query.whereBetween('active_from', period).orWhereBetween('active_until', period);
      })
      .first('id'),
  );
  if (since && (await Promise.all(passed)).some(Boolean))
    await db.raw('SELECT note_content_change(VARIADIC ?)', [[...tables]]);
  return now;
}

/** Watches the periods of `tables`; each instance does, so that none depends on another. */
export const shownPeriods = fp<{ tables: readonly string[] }>(
  async (app, { tables }) => {
    let since: Date | null = null;
    const watch = async () => {
      since = await announcePeriods(app.db, tables, since);
    };
    repeatWork(app, { everyMs: INTERVAL_MS, trouble: 'periods not watched', work: watch });
  },
  { name: 'shown-periods', dependencies: ['content-revision'] },
);
