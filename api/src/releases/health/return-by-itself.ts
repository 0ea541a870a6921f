import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/connect.ts';
import { repeatWork } from '../../repeated-work.ts';
import { NotAdmittedError, OriginsNotAllowedError } from '../release-errors.ts';
import type { ReleaseService } from '../release.service.ts';
import { endTrials } from '../trials/end-trials.ts';
import { tellMaintainers } from './maintainer-news.ts';
import { createReleaseHealth } from './release-health.ts';
import { comparedRates, isWorse } from './return-rule.ts';

/** The advisory lock for it: one instance decides (a number of our own). */
const RETURNING = 7_460_177;
const EVERY_MS = 60_000;

/** What is live by a release and has never been left by the portal itself. */
type Watched = { section: string; version: string; previous: string; revision: number };

/**
 * Looks each minute whether a version fails much more often than the one before ({@link isWorse}), and if so goes back to
 * that: with a check as anybody would, with a line in the history and word to the maintainers. Never twice: what it has left
 * needs `--again`, and then somebody has decided.
 */
export function returnByItself(app: FastifyInstance, service: Pick<ReleaseService, 'rollBack'>): void {
  const health = createReleaseHealth(app.db);
  /** What the check refused to go back to; it would refuse each minute. */
  const refused = new Set<number>();

  const decide = async ({ section, version, previous, revision }: Watched) => {
    const { now, before } = await health.compare(section, version, previous);
    if (refused.has(revision) || !isWorse(now, before)) return;
    const reason = `von selbst zurück: ${comparedRates(now, before)}`;
    try {
      await service.rollBack({ section, version: previous, expected: revision, by: 'Portal', reason });
    } catch (error) {
      // The database is away, or somebody was faster: the next minute knows more.
      if (!(error instanceof NotAdmittedError || error instanceof OriginsNotAllowedError)) throw error;
      refused.add(revision);
      app.log.warn({ err: error, section, version, reason }, 'the version before cannot go live again');
      return;
    }
    app.log.warn({ section, version, previous, reason }, 'a release went back by itself');
    await tellMaintainers(app, { what: 'release', section, version, live: previous, reason });
  };

  repeatWork(app, {
    everyMs: EVERY_MS,
    trouble: 'releases not compared with those before',
    work: () =>
      app.db.transaction(async (lock) => {
        const { rows } = await lock.raw<{ rows: { isFree: boolean }[] }>(
          'SELECT pg_try_advisory_xact_lock(?) AS "isFree"',
          [RETURNING],
        );
        if (!rows[0]?.isFree) return;
        for (const each of await findWatched(app.db)) await decide(each);
        await endTrials(app);
      }),
  });
}

async function findWatched(db: Database): Promise<Watched[]> {
  const { rows } = await db.raw<{ rows: (Omit<Watched, 'revision'> & { revision: string })[] }>(`
    SELECT section, version, previous, id AS revision
    FROM (SELECT DISTINCT ON (section) * FROM activations ORDER BY section, id DESC) AS live
    WHERE version IS NOT NULL AND previous IS NOT NULL AND NOT is_rollback
      AND NOT EXISTS (SELECT FROM activations AS earlier WHERE earlier.section = live.section
        AND earlier.previous = live.version AND earlier.reason IS NOT NULL)
  `);
  return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
}
