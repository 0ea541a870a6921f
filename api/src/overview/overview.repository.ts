import { addDays, berlinDay } from '../berlin-time/berlin-time.ts';
import { kinds } from '../content/kinds.ts';
import type { Overview, RecentChange } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { countRows } from '../editing/admin-list.ts';

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

  return {
    async find(now: Date, mayReadMessages: boolean): Promise<Overview> {
      const today = berlinDay(now);
      const isDraft = `status = 'draft' AND deleted_at IS NULL`;
      const [newest, drafts, scheduled, sponsors, unreadMessages, picturesWithoutAlt, week, weekBefore, changes] =
        await Promise.all([
          db('articles').whereRaw(isDraft).orderBy('updated_at', 'desc').limit(NEWEST_DRAFTS),
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
        drafts: {
          total: drafts,
          newest: newest.map((row) => ({ id: row.id, title: row.title, updatedAt: row.updated_at.toISOString() })),
        },
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
  const rows = await db('sponsors')
    .where({ active: true })
    .whereNull('deleted_at')
    .whereRaw(`abs(extract(epoch FROM active_until - ?::timestamptz)) <= ? * 86400`, [now, SPONSOR_DAYS])
    .orderBy('active_until')
    .limit(MOST_SPONSORS)
    .select<{ id: string; name: string; active_until: Date }[]>('id', 'name', 'active_until');
  return rows.map((row) => ({ id: row.id, name: row.name, activeUntil: row.active_until.toISOString() }));
}

/** What people did; what the portal filled in by itself is nobody's change. */
async function findChanges(db: Database): Promise<RecentChange[]> {
  const parts = kinds.map(
    ({ resource, table, key = 'id', title, isFixed }) => `
      (SELECT '${resource}' AS resource, ${key}::text AS id, ${title} AS title, updated_at, updated_by FROM ${table}
       WHERE updated_by IS NOT NULL ${isFixed ? '' : 'AND deleted_at IS NULL'}
       ORDER BY updated_at DESC LIMIT ${CHANGES})`,
  );
  const { rows } = await db.raw<{ rows: (Omit<RecentChange, 'at'> & { updated_at: Date })[] }>(
    `SELECT changes.*, users.name AS by FROM (${parts.join(' UNION ALL ')}) AS changes
     LEFT JOIN users ON users.id = changes.updated_by ORDER BY changes.updated_at DESC LIMIT ${CHANGES}`,
  );
  return rows.map(({ resource, id, title, by, updated_at }) => ({
    resource,
    id,
    title,
    by,
    at: updated_at.toISOString(),
  }));
}
