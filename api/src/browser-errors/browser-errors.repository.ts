import type { Knex } from 'knex';
import type { BrowserError, BrowserErrorPage, BrowserErrorQuery, BrowserErrorReport } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { toFields } from '../editing/columns.ts';
import { findPageOf } from '../editing/admin-list.ts';
import { ownFrames } from './own-frames.ts';

/** Beyond this many messages of one version, new ones are counted together: nobody can fill the table. */
const MOST_MESSAGES = 200;
const OTHERS = '(weitere)';
/** A failure in a tab older than the kept versions says nothing about the code. */
const PRUNED = '(Version ist nicht mehr da)';
const KEPT_DAYS = 30;

/** Separate, so that reports of browsers cannot crowd out those of the server. */
const TABLES = { browser: 'browser_errors', server: 'server_errors' } as const;
type Kind = BrowserError['kind'];
const KINDS: readonly Kind[] = ['browser', 'server'];

/** Failures in browsers and on the server, as sums. */
export function createBrowserErrorsRepository(db: Database) {
  return {
    /** Ignores failures of a release that never existed; for a pruned one it only counts how often it failed. */
    async count(
      { section, version, part, message, stack }: BrowserErrorReport,
      { kind = 'browser', times = 1 }: { kind?: Kind; times?: number } = {},
    ): Promise<void> {
      await db.raw(
        `INSERT INTO :table: AS old (section, version, part, message, stack, count)
         SELECT section, version, CASE WHEN is_full THEN :others ELSE :part END,
           CASE WHEN is_full THEN :others ELSE message END,
           CASE WHEN is_full OR message = :pruned THEN NULL ELSE :stack END, :times
         FROM (
           SELECT section, version, message,
             (SELECT count(*) >= :most FROM :table: AS known
               WHERE known.section = release.section AND known.version = release.version)
             AND NOT EXISTS (SELECT 1 FROM :table: AS known WHERE known.section = release.section
               AND known.version = release.version AND known.part = :part AND known.message = release.message) AS is_full
           FROM (
             SELECT section, version, CASE WHEN removed_at IS NULL THEN :message ELSE :pruned END AS message
            FROM releases WHERE section = :section AND version = :version
             UNION ALL
             SELECT DISTINCT section, version, :pruned FROM activations WHERE section = :section AND version = :version
               AND NOT EXISTS (SELECT 1 FROM releases WHERE section = :section AND version = :version)
           ) AS release
         ) AS counted
         ON CONFLICT (section, version, part, message) DO UPDATE
           SET count = old.count + excluded.count, last_seen = now(), stack = coalesce(excluded.stack, old.stack)`,
        {
          table: TABLES[kind],
          times,
          section,
          version,
          part,
          message: anonymousMessage(message),
          stack: stack ? ownFrames(stack) : null,
          others: OTHERS,
          pruned: PRUNED,
          most: MOST_MESSAGES,
        },
      );
    },

    async findPage({ section, search, page = 1, limit = 50 }: BrowserErrorQuery): Promise<BrowserErrorPage> {
      const narrow = (query: Knex.QueryBuilder) => {
        if (section) void query.where({ section });
        for (const word of (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10))
          void query.whereRaw(`strpos(lower(concat_ws(' ', section, version, part, message)), ?) > 0`, [word]);
      };
      const found = () => db.from(allFailures(db)).modify(narrow);
      const rows = found().orderBy([
        { column: 'last_seen', order: 'desc' },
        'section',
        'version',
        'part',
        'message',
        'kind',
      ]);
      return findPageOf(rows, found(), { page, limit }, toFields<BrowserError>);
    },

    /** Forgets the reports about a section; continuing failures are reported again. */
    async deleteOf(section: string): Promise<void> {
      for (const kind of KINDS) await db(TABLES[kind]).where({ section }).delete();
    },

    /** Returns how many. */
    async deleteOld(this: void): Promise<number> {
      let deleted = 0;
      for (const kind of KINDS)
        deleted += await db(TABLES[kind]).whereRaw(`last_seen < now() - interval '${KEPT_DAYS} days'`).delete();
      return deleted;
    },
  };
}

function allFailures(db: Database): Knex.QueryBuilder {
  const ofKind = (kind: Kind) => db(TABLES[kind]).select('*', db.raw(`'${kind}' AS kind`));
  return ofKind('browser')
    .unionAll([ofKind('server')])
    .as('failures');
}

const LONGEST = 300;

/** Parts of a message that may be personal, or would make one failure look like many. */
const PERSONAL: readonly [pattern: RegExp, instead: string][] = [
  [/[^\s@<>"'(]+@[^\s@<>"')]+/g, '…@…'],
  [/\b(https?:\/\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1?…'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '…'],
  [/\d{5,}/g, '…'],
  [/\p{Cc}+/gu, ' '],
];

/** An error's message without addresses, ids and long numbers, on one line, at most 300 characters. */
function anonymousMessage(message: string): string {
  const text = PERSONAL.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), message);
  return text.replace(/\s+/g, ' ').trim().slice(0, LONGEST) || '(ohne Meldung)';
}
