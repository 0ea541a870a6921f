import { addDays, berlinDay } from '../berlin-time/berlin-time.ts';
import { kinds } from '../content/kinds.ts';
import type { Overview, RecentChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { countRows } from '../editing/admin-list.ts';
import { findOpenedAt } from '../plugins/opening.ts';

const NEWEST_DRAFTS = 5;
const CHANGES = 8;
const SPONSOR_DAYS = 30;
const MOST_SPONSORS = 20;

/** What waits for somebody, over all features; they meet here in SQL. */
export function createOverviewRepository(db: Database) {
  const count = (table: string, condition: string) => countRows(db(table).whereRaw(condition));

  const visits = async (from: string, to: string): Promise<number> => {
    const [row] = await db('visits').whereBetween('day', [from, to]).sum<{ sum: string | null }[]>('count as sum');
    return Number(row?.sum ?? 0);
  };

  const isDraft = `status = 'draft' AND deleted_at IS NULL`;
  const findNewestDrafts = async (): Promise<Overview['drafts']['newest']> => {
    const rows: object[] = await db('articles')
      .whereRaw(isDraft)
      .orderBy('updated_at', 'desc')
      .limit(NEWEST_DRAFTS)
      .select('id', 'title', 'updated_at');
    return rows.map((row) => toFields(row));
  };

  return {
    async find(now: Date, mayReadMessages: boolean): Promise<Overview> {
      const today = berlinDay(now);
      const [
        openedAt,
        newest,
        drafts,
        scheduled,
        sponsors,
        unreadMessages,
        picturesWithoutAlt,
        week,
        weekBefore,
        changes,
      ] = await Promise.all([
        findOpenedAt(db),
        findNewestDrafts(),
        count('articles', isDraft),
        count('articles', `status = 'scheduled' AND deleted_at IS NULL`),
        findExpiringSponsors(db, now),
        mayReadMessages ? count('messages', `status = 'new'`) : null,
        count('media', `alt = '' AND deleted_at IS NULL`),
        visits(addDays(today, -6), today),
        visits(addDays(today, -13), addDays(today, -7)),
        findChanges(db),
      ]);
      return {
        isOpen: openedAt !== null,
        drafts: { total: drafts, newest },
        scheduled,
        expiringSponsors: sponsors,
        unreadMessages,
        picturesWithoutAlt,
        visits: { week, weekBefore },
        changes,
      };
    },
  };
}

async function findExpiringSponsors(db: Database, now: Date): Promise<Overview['expiringSponsors']> {
  const rows: object[] = await db('sponsors')
    .where({ active: true })
    .whereNull('deleted_at')
    .whereRaw(`abs(extract(epoch FROM active_until - ?::timestamptz)) <= ? * 86400`, [now, SPONSOR_DAYS])
    .orderBy('active_until')
    .limit(MOST_SPONSORS)
    .select('id', 'name', 'active_until');
  return rows.map((row) => toFields(row));
}

/** What people did; what the portal filled in by itself is nobody's change. */
async function findChanges(db: Database): Promise<RecentChange[]> {
  const parts = kinds.map(
    ({ resource, table, key = 'id', title, isFixed }) => `
      (SELECT '${resource}' AS resource, ${key}::text AS id, ${title} AS title, updated_at AS at, updated_by FROM ${table}
       WHERE updated_by IS NOT NULL ${isFixed ? '' : 'AND deleted_at IS NULL'}
       ORDER BY updated_at DESC LIMIT ${CHANGES})`,
  );
  const { rows } = await db.raw<{ rows: object[] }>(
    `SELECT resource, changes.id, title, at, users.name AS by FROM (${parts.join(' UNION ALL ')}) AS changes
     LEFT JOIN users ON users.id = changes.updated_by ORDER BY at DESC LIMIT ${CHANGES}`,
  );
  return rows.map((row) => toFields(row));
}
