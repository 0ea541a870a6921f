import type { Knex } from 'knex';
import type { ModuleChange, PublishedRelease, Registry, ReleaseSource, SectionDescriptor } from '../contract/index.ts';
import { releaseFingerprint } from './release-build.ts';
import { rolledBackBuilds } from './rolled-back.ts';

/** How many changes of a section are shown. */
const CHANGES = 20;
/** Far more than are kept on disk, so that it contains every version that can be rolled back to. */
const SHOWN_RELEASES = 30;

/** One change of what is live; without a version the section is withdrawn. */
type Activation = { section: string; version: string | null; previous: string | null; isRollback: boolean; by: string };

export type ReleasesRepository = ReturnType<typeof createReleasesRepository>;

/** Published versions and their activations. */
export function createReleasesRepository(db: Knex) {
  return {
    /** Until the transaction ends, nobody else publishes, activates or prunes. */
    async lock(): Promise<void> {
      await db('release_registry').select('revision').forUpdate();
    },

    /** Revision and live descriptors from one statement, so that they belong together. */
    async findRegistry(): Promise<Registry> {
      const { rows } = await db.raw<{ rows: { revision: string; descriptor: SectionDescriptor | null }[] }>(`
        SELECT revision, descriptor
        FROM release_registry
        LEFT JOIN (SELECT DISTINCT ON (section) section, version FROM activations ORDER BY section, id DESC) live ON true
        LEFT JOIN releases USING (section, version)
        ORDER BY section
      `);
      const sections = rows.flatMap(({ descriptor }) => (descriptor ? [descriptor] : []));
      return { revision: Number(rows[0]?.revision ?? 0), sections };
    },

    async find(section: string, version: string): Promise<SectionDescriptor | null> {
      const row = await db('releases')
        .where({ section, version })
        .first<{ descriptor: SectionDescriptor }>('descriptor');
      return row?.descriptor ?? null;
    },

    /** What is live, and since which revision; revision 0 where nothing ever was. */
    async findLive(section: string): Promise<Live> {
      const row = await newestActivation(section).first<{ id: string; version: string | null }>('id', 'version');
      return { version: row?.version ?? null, revision: Number(row?.id ?? 0) };
    },

    async findSource(section: string, version: string): Promise<ReleaseSource> {
      const row = await db('releases').where({ section, version }).first<SourceRow>('origin', 'commit', 'dirty');
      return sourceOf(row);
    },

    /** Fingerprints of what was rolled back and has not been live since. */
    async findRolledBack(section: string): Promise<Set<string>> {
      const rows = await db('activations')
        .leftJoin('releases', { 'releases.section': 'activations.section', 'releases.version': 'activations.version' })
        .where('activations.section', section)
        .orderBy('activations.id')
        .select<{ fingerprint: string | null; isRollback: boolean }[]>(
          db.raw('coalesce(fingerprint, build) AS fingerprint'),
          'is_rollback as isRollback',
        );
      return rolledBackBuilds(rows);
    },

    /** What was live before the version went live by a release; rolling back twice goes back two steps, not forth again. */
    async findVersionBefore(section: string, version: string): Promise<string | null> {
      const row = await db('activations')
        .where({ section, version })
        .orderBy([{ column: 'is_rollback' }, { column: 'id', order: 'desc' }])
        .first<{ previous: string | null }>('previous');
      return row?.previous ?? null;
    },

    async findHistory(section: string): Promise<{ revision: number; releases: RecordedRelease[] }> {
      const live = await this.findLive(section);
      const rolledBack = await this.findRolledBack(section);
      const { rows } = await db.raw<{ rows: HistoryRow[] }>(
        `SELECT releases.*, (SELECT max(activated_at) FROM activations
          WHERE activations.section = releases.section AND activations.version = releases.version) AS activated_at
        FROM releases WHERE section = ? ORDER BY published_at DESC LIMIT ?`,
        [section, SHOWN_RELEASES],
      );
      const releases = rows.map((row) => ({
        section: row.section,
        version: row.version,
        build: row.build,
        fingerprint: row.fingerprint ?? row.build,
        source: sourceOf(row),
        publishedAt: row.published_at.toISOString(),
        publishedBy: row.published_by,
        active: row.version === live.version,
        activatedAt: row.activated_at?.toISOString() ?? null,
        rolledBack: rolledBack.has(row.fingerprint ?? row.build),
        descriptor: row.descriptor,
      }));
      return { revision: live.revision, releases };
    },

    /** Everything that was ever live or published. */
    async findSections(): Promise<string[]> {
      return db('releases').distinct('section').orderBy('section').pluck('section');
    },

    /** The last changes of what is live, newest first. */
    async findChanges(section: string): Promise<ModuleChange[]> {
      const rows = await newestActivation(section)
        .limit(CHANGES)
        .select<ActivationRow[]>('version', 'previous', 'is_rollback', 'activated_at', 'activated_by');
      return rows.map((row) => ({
        version: row.version,
        previous: row.previous,
        isRollback: row.is_rollback,
        at: row.activated_at.toISOString(),
        by: row.activated_by,
      }));
    },

    /** How often browsers complained about a version. */
    async countErrors(section: string, version: string): Promise<number> {
      const [row] = await db('browser_errors')
        .where({ section, version })
        .sum<{ sum: string | null }[]>('count as sum');
      return Number(row?.sum ?? 0);
    },

    async insert(descriptor: SectionDescriptor, source: ReleaseSource, by: string): Promise<void> {
      const { name, version, build } = descriptor;
      const fingerprint = releaseFingerprint(descriptor);
      await db('releases').insert({
        section: name,
        version,
        build,
        fingerprint,
        descriptor,
        ...source,
        published_by: by,
      });
    },

    /** Makes a version live, or none, and announces it when the transaction commits. */
    async activate({ section, version, previous, isRollback, by }: Activation): Promise<void> {
      await db('activations').insert({ section, version, previous, is_rollback: isRollback, activated_by: by });
      await db('release_registry').increment('revision');
      await db.raw(`SELECT pg_notify('release_registry', '')`);
    },

    /** Forgets all but the newest `count` versions and the `spared` ones. Returns the versions that stay. */
    async prune(section: string, count: number, spared: readonly (string | null)[]): Promise<string[]> {
      const newest = db('releases').where({ section }).orderBy('published_at', 'desc').limit(count).select('version');
      await db('releases')
        .where({ section })
        .whereNotIn('version', newest)
        .whereNotIn(
          'version',
          spared.filter((version) => version !== null),
        )
        .delete();
      return db('releases').where({ section }).pluck('version');
    },
  };

  function newestActivation(section: string) {
    return db('activations').where({ section }).orderBy('id', 'desc');
  }
}

function sourceOf(row: SourceRow | undefined): ReleaseSource {
  return { origin: row?.origin ?? null, commit: row?.commit ?? null, dirty: row?.dirty ?? false };
}

type Live = { version: string | null; revision: number };

/** A published version as the database knows it. */
export type RecordedRelease = Omit<PublishedRelease, 'available'> & { descriptor: SectionDescriptor };

type SourceRow = { origin: string | null; commit: string | null; dirty: boolean | null };

type HistoryRow = SourceRow & {
  section: string;
  version: string;
  build: string;
  /** null in what was published before fingerprints. */
  fingerprint: string | null;
  published_at: Date;
  published_by: string;
  descriptor: SectionDescriptor;
  activated_at: Date | null;
};

type ActivationRow = {
  version: string | null;
  previous: string | null;
  is_rollback: boolean;
  activated_at: Date;
  activated_by: string;
};
