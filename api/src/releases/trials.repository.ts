import type { Knex } from 'knex';
import type { NamedOrigin, ReleaseTrial, SectionDescriptor, TrialKind } from '../contract/index.ts';
import { ALLOWED_ORIGINS, withOrigins } from './section-origins.repository.ts';

/** Days that a trial runs unless somebody ends it. */
const DAYS = 7;
/** Canaries of a section that have ended and are shown. */
const SHOWN = 20;

/** The version that is live beside a trial. */
const LIVE_BESIDE =
  '(SELECT live.version FROM activations live WHERE live.section = release_trials.section ORDER BY live.id DESC LIMIT 1)';

/** A trial that begins; a canary has a share in percent. */
export type NewTrial = { kind: TrialKind; section: string; version: string; share?: number; by: string };

/** A trial as it is kept; `address` is made of it. */
export type RecordedTrial = Omit<ReleaseTrial, 'address'>;

/** A canary beside the version that is live; a change of that would have ended it. */
export type OpenCanary = {
  section: string;
  version: string;
  share: number;
  live: string;
  begunAt: Date;
  begunBy: string;
  isOver: boolean;
};

/** One that runs, with what is recorded of its version. */
export type RunningTrial = RecordedTrial & { id: number; descriptor: SectionDescriptor };

/** Candidates on trial. Every change is announced when its transaction commits. */
export function createTrialsRepository(db: Knex) {
  const announce = () => db.raw(`SELECT pg_notify('release_trials', '')`);

  return {
    /** All instances read the trials again when the transaction commits. */
    announce,

    /**
     * Running trials whose version has files, in the order they began in; canaries only beside a live version. Of their
     * origins those that are allowed.
     */
    async findRunning(): Promise<RunningTrial[]> {
      const rows = await db('release_trials')
        .join('releases', {
          'releases.section': 'release_trials.section',
          'releases.version': 'release_trials.version',
        })
        .whereNull('ended_at')
        .whereNull('removed_at')
        .where('ends_at', '>', db.fn.now())
        .whereRaw(`(kind = 'preview' OR ${LIVE_BESIDE} IS NOT NULL)`)
        .orderBy('release_trials.id')
        .select<RunningRow[]>('release_trials.*', 'descriptor', db.raw(`${ALLOWED_ORIGINS} AS origins`));
      return rows.map((row) => ({
        ...toTrial(row),
        id: Number(row.id),
        descriptor: withOrigins(row.descriptor, row.origins),
      }));
    },

    /** The trials of a section: the running ones, then the last canaries that have ended, the newest first. */
    async findShown(section: string): Promise<RecordedTrial[]> {
      const newest = () => db('release_trials').where({ section }).orderBy('id', 'desc').select<TrialRow[]>();
      const running = await newest()
        .whereNull('ended_at')
        .where((runs) => void runs.where({ kind: 'canary' }).orWhere('ends_at', '>', db.fn.now()));
      const ended = await newest().where({ kind: 'canary' }).whereNotNull('ended_at').limit(SHOWN);
      return [...running, ...ended].map(toTrial);
    },

    async findOpen({ kind, section, version }: Omit<NewTrial, 'by'>): Promise<RecordedTrial | undefined> {
      const row = await db('release_trials').where({ kind, section, version, ended_at: null }).first<TrialRow>();
      return row && toTrial(row);
    },

    async begin({ by, ...trial }: NewTrial): Promise<void> {
      await db('release_trials').insert({
        ...trial,
        begun_by: by,
        ends_at: db.raw('now() + make_interval(days => ?)', [DAYS]),
      });
      await announce();
    },

    /** Returns false when there is no such trial that runs. */
    async end(trial: Pick<NewTrial, 'kind' | 'section' | 'version' | 'by'>, reason?: string): Promise<boolean> {
      const { by, ...ended } = trial;
      const count = await db('release_trials')
        .where(ended)
        .whereNull('ended_at')
        .update({ ended_at: db.fn.now(), ended_by: by, reason: reason ?? null });
      await announce();
      return count > 0;
    },

    /** Ends what a change of the live version ends: the section's canary, and the preview of the new live version. */
    async endReplaced(section: string, version: string | null, by: string): Promise<void> {
      const count = await db('release_trials')
        .where({ section })
        .whereNull('ended_at')
        .where((replaced) => void replaced.where({ kind: 'canary' }).orWhere({ version }))
        .update({
          ended_at: db.fn.now(),
          ended_by: by,
          reason: db.raw(`CASE WHEN version = ? THEN 'jetzt für alle' ELSE 'abgelöst' END`, [version]),
        });
      if (count > 0) await announce();
    },

    /** Canaries that nobody has ended, with what is live beside them; `isOver`: their time is. */
    async findCanaries(): Promise<OpenCanary[]> {
      const { rows } = await db.raw<{ rows: OpenCanary[] }>(`
        SELECT section, version, share, begun_at AS "begunAt", begun_by AS "begunBy", ends_at <= now() AS "isOver",
          ${LIVE_BESIDE} AS live
        FROM release_trials WHERE kind = 'canary' AND ended_at IS NULL ORDER BY id
      `);
      return rows;
    },

    /** Ends previews whose time is over. */
    async endOldPreviews(): Promise<void> {
      await db('release_trials')
        .where({ kind: 'preview' })
        .whereNull('ended_at')
        .where('ends_at', '<=', db.fn.now())
        .update({ ended_at: db.ref('ends_at') });
    },
  };
}

type TrialRow = {
  id: string;
  kind: TrialKind;
  section: string;
  version: string;
  share: number | null;
  begun_at: Date;
  begun_by: string;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: string | null;
  reason: string | null;
};

type RunningRow = TrialRow & { descriptor: SectionDescriptor; origins: NamedOrigin[] | null };

function toTrial(row: TrialRow): RecordedTrial {
  return {
    kind: row.kind,
    section: row.section,
    version: row.version,
    share: row.share,
    begunAt: row.begun_at.toISOString(),
    begunBy: row.begun_by,
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    reason: row.reason,
  };
}
