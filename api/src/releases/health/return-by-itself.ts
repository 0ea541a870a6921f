import type { FastifyInstance } from 'fastify';
import { SHELL } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { repeatWork } from '../../time/repeated-work.ts';
import { AppError } from '../../errors.ts';
import { FilesMissingError, ForeignShellError } from '../release-errors.ts';
import type { ReleaseService } from '../release.service.ts';
import { createReleasesRepository } from '../releases.repository.ts';
import { endTrials } from './end-trials.ts';
import { tellMaintainers } from './maintainer-news.ts';
import { createReleaseHealth } from './release-health.ts';
import { reasonAgainst } from './return-rule.ts';
import { versionBefore } from '../version-before.ts';
import { isYoungShell } from './young-shell.ts';

/** The advisory lock for it: one instance decides (a number of our own). */
const RETURNING = 7_460_177;
const EVERY_MS = 60_000;
const TROUBLE = 'releases not compared with those before';
/** Refusals that `--force` cannot lift; their messages say what helps. */
const STUCK_EVEN_WITH_FORCE: readonly string[] = [FilesMissingError.code, ForeignShellError.code];

type LiveVersion = { section: string; version: string; since: Date };
/** A version that a release made live and the portal has never rolled back by itself. */
type Watched = LiveVersion & { previous: string; revision: number };

/**
 * Looks each minute whether a version fares much worse than the one before ({@link reasonAgainst}), and if so goes back
 * to that: with a check as anybody would, with a line in the history and word to the maintainers. Never twice: a
 * version that it has left needs `--again`, and then somebody has decided. A new shell is also judged by how sections
 * from before it fare with it.
 */
export function returnByItself(
  app: FastifyInstance,
  service: Pick<ReleaseService, 'rollBack'>,
  trials: { endMisfits: () => Promise<void> },
): void {
  const health = createReleaseHealth(app.db);
  const releases = createReleasesRepository(app.db);
  /** Revisions whose rollback the check refused; it would refuse each minute. */
  const refused = new Set<number>();

  /** The reason of unchanged sections against a new shell. */
  const reasonBelow = async (shell: Watched): Promise<string | undefined> => {
    if (!isYoungShell(shell.since)) return undefined;
    for (const below of await findLive(app.db)) {
      if (below.section === SHELL || below.since >= shell.since) continue;
      const { now, before } = await health.compareBelow(below, shell.since);
      const reason = reasonAgainst(now, before);
      if (reason) return `${below.section} ${below.version} mit diesem Rahmen ${reason}`;
    }
    return undefined;
  };

  const decide = async (watched: Watched) => {
    const { section, version, previous, revision } = watched;
    if (refused.has(revision)) return;
    const { now, before } = await health.compare(watched, previous);
    const found = reasonAgainst(now, before) ?? (section === SHELL ? await reasonBelow(watched) : undefined);
    if (!found) return;
    const reason = `von selbst zurück: ${found}`;
    try {
      await service.rollBack({ section, version: previous, expected: revision, by: 'Portal', reason });
    } catch (error) {
      // The database is away, or somebody was faster: the next minute knows more.
      if (!(error instanceof AppError) || error.code === 'stale_release') throw error;
      refused.add(revision);
      app.log.warn({ err: error, section, version, reason }, 'the version before cannot go live again');
      const stuck = `${found}; zurück zu ${previous} ging es nicht: ${[error.message, ...reasonsOf(error)].join(' ')}`;
      const what = STUCK_EVEN_WITH_FORCE.includes(error.code) ? 'stuck' : 'refused';
      if (await releases.noteStuck(revision, stuck))
        await tellMaintainers(app, { what, section, version, live: version, reason: stuck });
      return;
    }
    app.log.warn({ section, version, previous, reason }, 'a release went back by itself');
    await tellMaintainers(app, { what: 'release', section, version, live: previous, reason });
  };

  repeatWork(app, {
    everyMs: EVERY_MS,
    trouble: TROUBLE,
    work: () =>
      app.db.transaction(async (lock) => {
        const { rows } = await lock.raw<{ rows: { isFree: boolean }[] }>(
          'SELECT pg_try_advisory_xact_lock(?) AS "isFree"',
          [RETURNING],
        );
        if (!rows[0]?.isFree) return;
        // A failure in one section must not keep the others from going back, nor trials from ending.
        const attempt = (work: Promise<void>) =>
          work.catch((error: unknown) => app.log.warn({ err: error }, `${TROUBLE}, will be tried again`));
        await attempt(
          findWatched(app.db).then(async (all) => {
            for (const each of all) await attempt(decide(each));
          }),
        );
        await attempt(endTrials(app));
        await attempt(trials.endMisfits());
      }),
  });
}

/** The reasons that a refusal lists beside its sentence. */
function reasonsOf({ details: { reasons } }: AppError): string[] {
  return Array.isArray(reasons) ? reasons.map(String) : [];
}

async function findLive(db: Database): Promise<LiveVersion[]> {
  const { rows } = await db.raw<{ rows: LiveVersion[] }>(`
    SELECT section, version, activated_at AS since
    FROM (SELECT DISTINCT ON (section) * FROM activations ORDER BY section, id DESC) AS live
    WHERE version IS NOT NULL
  `);
  return rows;
}

async function findWatched(db: Database): Promise<Watched[]> {
  const { rows } = await db.raw<{ rows: (Omit<Watched, 'revision'> & { revision: string })[] }>(`
    SELECT section, version, before AS previous, id AS revision, activated_at AS since
    FROM (
      SELECT newest.*, ${versionBefore('newest')} AS before
      FROM (SELECT DISTINCT ON (section) * FROM activations ORDER BY section, id DESC) AS newest
    ) AS live
    WHERE before IS NOT NULL AND NOT is_rollback
      AND NOT EXISTS (SELECT FROM activations AS earlier WHERE earlier.section = live.section
        AND earlier.previous = live.version AND earlier.reason IS NOT NULL)
  `);
  return rows.map((row) => ({ ...row, revision: Number(row.revision) }));
}
