import { addDays, BERLIN_TODAY, berlinDay, DAY_SECONDS } from '../time/berlin-time.ts';
import { findRestorePaths, keptTables } from '../content/deletions.ts';
import { kinds } from '../content/kinds.ts';
import { mayReadMessages, type Overview, type RecentChange, type User } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { WAITING_FOR_ANSWER } from '../editing/picture-answers.ts';
import { countRows } from '../editing/admin-list.ts';
import { findOpenedAt } from '../plugins/opening.ts';
import { UNDELIVERED } from '../plugins/outbox.ts';

const NEWEST_DRAFTS = 5;
const CHANGES = 8;
/** How long a deletion may be ago. */
const RECENT = "interval '14 days'";
const MOST_DELETIONS = 40;
const SPONSOR_DAYS = 30;
const MOST_SPONSORS = 20;
const MOST_HANDED_IN = 20;
/** The portal makes a backup every week: twice in vain is worth a word. */
const BACKUP_DAYS = 15;

/** A training time that is perhaps the same as a running series. */
const TRAINING_DOUBT = `deleted_at IS NULL AND EXISTS (
  SELECT 1 FROM events AS other
  WHERE other.id = events.perhaps_same AND other.deleted_at IS NULL AND other.active AND other.last_day >= ${BERLIN_TODAY})`;

type Deleted = Pick<RecentChange, 'resource' | 'at' | 'by'> & { subjectId: string; subject: string | null };

/** Pending tasks of all features, which meet here in SQL. */
export function createOverviewRepository(db: Database) {
  const count = (table: string, condition: string) => countRows(db(table).whereRaw(condition));

  const visits = async (from: string, to: string): Promise<number> => {
    const [row] = await db('visits').whereBetween('day', [from, to]).sum<{ sum: string | null }[]>('count as sum');
    return Number(row?.sum ?? 0);
  };

  const isDraft = `status = 'draft' AND NOT handed_in AND deleted_at IS NULL`;
  const findNewestDrafts = async (): Promise<Overview['drafts']['newest']> => {
    const rows: object[] = await db('articles')
      .whereRaw(isDraft)
      .orderBy('updated_at', 'desc')
      .limit(NEWEST_DRAFTS)
      .select('id', 'title', 'updated_at');
    return rows.map((row) => toFields(row));
  };

  return {
    async find(now: Date, user: User): Promise<Overview> {
      const isAdministrator = user.role === 'admin';
      const today = berlinDay(now);
      const [
        openedAt,
        newest,
        drafts,
        handedIn,
        scheduled,
        sponsors,
        unreadMessages,
        undeliveredMails,
        picturesWithoutAlt,
        picturesToAnswer,
        trainingDoubts,
        startingPages,
        week,
        weekBefore,
        changes,
        overdueBackup,
      ] = await Promise.all([
        findOpenedAt(db),
        findNewestDrafts(),
        count('articles', isDraft),
        findHandedIn(db),
        count('articles', `status = 'scheduled' AND deleted_at IS NULL`),
        findExpiringSponsors(db, now),
        mayReadMessages(user) ? count('messages', `status = 'new'`) : null,
        isAdministrator ? count('outgoing_mails', UNDELIVERED) : null,
        count('media', `alt = '' AND deleted_at IS NULL`),
        count('media', WAITING_FOR_ANSWER),
        count('events', TRAINING_DOUBT),
        findStartingPages(db),
        visits(addDays(today, -6), today),
        visits(addDays(today, -13), addDays(today, -7)),
        findLatest(db),
        isAdministrator ? findOverdueBackup(db, now) : undefined,
      ]);
      return {
        isOpen: openedAt !== null,
        drafts: { total: drafts, newest },
        ...(handedIn.length > 0 && { handedIn }),
        scheduled,
        expiringSponsors: sponsors,
        unreadMessages,
        undeliveredMails,
        picturesWithoutAlt,
        picturesToAnswer,
        trainingDoubts,
        startingPages,
        visits: { week, weekBefore },
        changes,
        ...(overdueBackup && { overdueBackup }),
      };
    },
  };
}

async function findHandedIn(db: Database): Promise<NonNullable<Overview['handedIn']>> {
  const waiting = (resource: string, table: string, hidden: string) =>
    `SELECT '${resource}' AS resource, id, title, updated_at AS at, updated_by FROM ${table}
     WHERE handed_in AND ${hidden} AND deleted_at IS NULL`;
  const { rows } = await db.raw<{ rows: object[] }>(
    `SELECT resource, waiting.id, title, at, users.name AS by
     FROM (${waiting('news', 'articles', `status = 'draft'`)} UNION ALL ${waiting('albums', 'albums', 'NOT published')}) AS waiting
     LEFT JOIN users ON users.id = waiting.updated_by ORDER BY at, waiting.id LIMIT ${MOST_HANDED_IN}`,
  );
  return rows.map((row) => toFields(row));
}

async function findExpiringSponsors(db: Database, now: Date): Promise<Overview['expiringSponsors']> {
  const rows: object[] = await db('sponsors')
    .where({ active: true })
    .whereNull('deleted_at')
    .whereRaw(`abs(extract(epoch FROM active_until - ?::timestamptz)) <= ? * ${DAY_SECONDS}`, [now, SPONSOR_DAYS])
    .orderBy('active_until')
    .limit(MOST_SPONSORS)
    .select('id', 'name', 'active_until');
  return rows.map((row) => toFields(row));
}

/** Imprint and privacy page are left out: the set-up asks for their contents. */
async function findStartingPages(db: Database): Promise<NonNullable<Overview['startingPages']>> {
  const seeded = await db('seeded').whereIn('kind', ['pages', 'removed']).pluck<string[]>('kind');
  if (seeded.includes('pages') && !seeded.includes('removed')) return [];
  return db('pages')
    .whereNull('updated_by')
    .whereNotIn('slug', ['impressum', 'datenschutz'])
    .orderBy('title')
    .select<{ slug: string; title: string }[]>('slug', 'title');
}

async function findOverdueBackup(db: Database, now: Date): Promise<Overview['overdueBackup']> {
  const row = await db('backup_times')
    .whereRaw("greatest(since, made_at, downloaded_at) < ?::timestamptz - ? * interval '1 day'", [now, BACKUP_DAYS])
    .first<{ last: Date | null } | undefined>(db.raw('greatest(made_at, downloaded_at) AS last'));
  return row && { lastAt: row.last?.toISOString() ?? null };
}

/** Changes by people; content that the portal filled in by itself is nobody's change. */
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

/** Deletions that can still be undone: somebody who notices a day later has no other way. */
async function findDeletions(db: Database): Promise<RecentChange[]> {
  const rows = await db('activity')
    .whereRaw(`at > now() - ${RECENT}`)
    .where({ action: 'deleted' })
    .whereIn('resource', [...keptTables.keys()])
    .whereNotNull('subject_id')
    .orderBy('at', 'desc')
    .limit(MOST_DELETIONS)
    .select<object[]>('resource', 'subject_id', 'subject', 'at', { by: 'user_name' });
  const deletions = rows.map((row) => toFields<Deleted>(row));
  const restorePathOf = await findRestorePaths(db, deletions);
  const standing = deletions.flatMap(({ subjectId, subject, ...change }) => {
    const restorePath = restorePathOf({ subjectId, ...change });
    return restorePath ? [{ ...change, id: subjectId, title: subject ?? '', restorePath }] : [];
  });
  // An item deleted, restored and deleted again is listed once.
  return standing.filter(
    ({ restorePath }, index) => standing.findIndex((other) => other.restorePath === restorePath) === index,
  );
}

async function findLatest(db: Database): Promise<RecentChange[]> {
  const [changes, deletions] = await Promise.all([findChanges(db), findDeletions(db)]);
  return [...changes, ...deletions].toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, CHANGES);
}
