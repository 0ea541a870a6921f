import type { Knex } from 'knex';
import {
  isShell,
  type Ancestry,
  type ModuleChange,
  type NamedOrigin,
  type PublishedRelease,
  type Registry,
  type ReleaseDescriptor,
  type ReleaseSource,
} from '../contract/index.ts';
import type { Standing } from './live-order.ts';
import { releaseFingerprint } from './release-build.ts';
import type { KeptRelease } from './release-retention.ts';
import { rolledBackBuilds } from './rolled-back.ts';
import { ALLOWED_ORIGINS, withOrigins } from './section-origins.repository.ts';
import { createTrialsRepository } from './trials.repository.ts';
import { versionBefore } from './version-before.ts';

/** How many changes of a section are shown. */
const CHANGES = 20;
/** Far more than anybody looks at, so that a build that was published once is known again. */
const KNOWN_RELEASES = 500;

/** One change of the live version; without a version the section is withdrawn. */
type Activation = {
  section: string;
  version: string | null;
  previous: string | null;
  isRollback: boolean;
  isForced: boolean;
  by: string;
  /** Why the portal did it by itself. */
  reason?: string | null;
  /** The origin that somebody has accepted with `newOrigin`. */
  knownOrigin?: string | null;
};

export type ReleasesRepository = ReturnType<typeof createReleasesRepository>;

/** Published versions and their activations. */
export function createReleasesRepository(db: Knex) {
  return {
    /** Until the transaction ends, nobody else publishes, activates or prunes. */
    async lock(): Promise<void> {
      await db('release_registry').select('revision').forUpdate();
    },

    /**
     * Revision and live descriptors from one statement, so that they belong together; of their origins those that are
     * allowed.
     */
    async findRegistry(): Promise<Registry> {
      const { rows } = await db.raw<{ rows: RegistryRow[] }>(`
        SELECT revision, descriptor, ${ALLOWED_ORIGINS} AS origins
        FROM release_registry
        LEFT JOIN (SELECT DISTINCT ON (section) section, version FROM activations ORDER BY section, id DESC) live ON true
        LEFT JOIN releases USING (section, version)
        ORDER BY section
      `);
      const live = rows.flatMap(({ descriptor, origins }) => (descriptor ? [withOrigins(descriptor, origins)] : []));
      const shell = live.find(isShell);
      const sections = live.flatMap((descriptor) => (isShell(descriptor) ? [] : [descriptor]));
      return { revision: Number(rows[0]?.revision ?? 0), ...(shell && { shell }), sections };
    },

    /** Also a version that has no files any more. */
    find: (section: string, version: string) => descriptorOf(db('releases').where({ section, version })),

    findWithFiles: (section: string, version: string) =>
      descriptorOf(db('releases').where({ section, version }).whereNull('removed_at')),

    /** The live version, and since which revision; revision 0 where none ever was. */
    async findLive(section: string): Promise<Live> {
      const row = await newestActivation(section).first<LiveRow | undefined>('id', 'version', 'is_rollback');
      const version = row?.version ?? null;
      return { version, revision: Number(row?.id ?? 0), isReturned: version !== null && row?.is_rollback === true };
    },

    /** The version that was live since a revision of the section; null where none was. */
    async findLiveAt(section: string, revision: number): Promise<string | null> {
      const row = await db('activations').where({ section, id: revision }).first<LiveRow | undefined>('version');
      return row?.version ?? null;
    },

    async findSource(section: string, version: string): Promise<ReleaseSource> {
      const row = await db('releases').where({ section, version }).first<SourceRow>('origin', 'commit', 'dirty');
      return sourceOf(row);
    },

    /** The origins whose releases somebody has let go live without a comparison with the live version. */
    async findKnownOrigins(section: string): Promise<string[]> {
      const origins = await db('activations')
        .where({ section })
        .whereNotNull('known_origin')
        .distinct()
        .pluck<string[]>('known_origin');
      return origins.sort();
    },

    /** Fingerprints of versions that were rolled back and have not been live since. */
    async findRolledBack(section: string): Promise<Set<string>> {
      const rows = await db('activations')
        .leftJoin('releases', { 'releases.section': 'activations.section', 'releases.version': 'activations.version' })
        .where('activations.section', section)
        .orderBy('activations.id')
        .select<Parameters<typeof rolledBackBuilds>[0]>(
          'activations.version',
          db.raw('coalesce(fingerprint, build) AS fingerprint'),
          'is_rollback as isRollback',
        );
      return rolledBackBuilds(rows);
    },

    /** {@link versionBefore} */
    async findVersionBefore(section: string, version: string): Promise<string | null> {
      const { rows } = await db.raw<{ rows: { before: string | null }[] }>(
        `SELECT ${versionBefore('wanted')} AS before
        FROM (SELECT CAST(? AS text) AS section, CAST(? AS text) AS version) AS wanted`,
        [section, version],
      );
      return rows[0]?.before ?? null;
    },

    /** The version that was live until the section was withdrawn. */
    async findWithdrawn(section: string): Promise<string | null> {
      const row = await newestActivation(section).first<{ previous: string | null } | undefined>('previous');
      return row?.previous ?? null;
    },

    async hasBeenLive(section: string, version: string): Promise<boolean> {
      return (await db('activations').where({ section, version }).first('id')) !== undefined;
    },

    /** The newest first; live and pinned ones are included however many came after them. */
    async findHistory(
      section: string,
      count = KNOWN_RELEASES,
    ): Promise<{ revision: number; knownOrigins: string[]; releases: RecordedRelease[] }> {
      const live = await this.findLive(section);
      const rolledBack = await this.findRolledBack(section);
      const { rows } = await db.raw<{ rows: HistoryRow[] }>(
        `SELECT releases.*, (SELECT max(activated_at) FROM activations
          WHERE activations.section = releases.section AND activations.version = releases.version) AS activated_at
        FROM (SELECT *, row_number() OVER (ORDER BY removed_at IS NOT NULL, published_at DESC) AS place
          FROM releases WHERE section = ?) AS releases
        WHERE place <= ? OR pinned OR version = ? ORDER BY place`,
        [section, count, live.version],
      );
      const releases = rows.map((row) => ({
        section: row.section,
        version: row.version,
        build: row.build,
        fingerprint: row.fingerprint ?? row.build,
        source: sourceOf(row),
        ...(row.registry_revision !== null && { registryRevision: Number(row.registry_revision) }),
        ...(row.notes !== null && { notes: row.notes }),
        publishedAt: row.published_at.toISOString(),
        publishedBy: row.published_by,
        active: row.version === live.version,
        activatedAt: row.activated_at?.toISOString() ?? null,
        rolledBack: rolledBack.has(row.fingerprint ?? row.build),
        pinned: row.pinned,
        removed: row.removed_at !== null,
        descriptor: row.descriptor,
        signature: row.signature,
      }));
      return { revision: live.revision, knownOrigins: await this.findKnownOrigins(section), releases };
    },

    /** All versions of a section, also in a database whose newest migration is the one that added fingerprints. */
    async findPast(section: string): Promise<PastRelease[]> {
      const rolledBack = await this.findRolledBack(section);
      const { rows } = await db.raw<{ rows: PastRow[] }>(
        `SELECT version, coalesce(fingerprint, build) AS fingerprint, published_at, max(activated_at) AS activated_at
        FROM releases LEFT JOIN activations USING (section, version)
        WHERE section = ? GROUP BY section, version ORDER BY published_at DESC LIMIT ?`,
        [section, KNOWN_RELEASES],
      );
      return rows.map(({ version, fingerprint, published_at, activated_at }) => ({
        version,
        fingerprint,
        publishedAt: published_at.toISOString(),
        activatedAt: activated_at?.toISOString() ?? null,
        rolledBack: rolledBack.has(fingerprint),
      }));
    },

    /** Everything that was ever live or published. */
    async findSections(): Promise<string[]> {
      return db('releases').distinct('section').orderBy('section').pluck('section');
    },

    /** The last changes of the live version, newest first. */
    async findChanges(section: string): Promise<ModuleChange[]> {
      const rows = await newestActivation(section)
        .limit(CHANGES)
        .select<ActivationRow[]>(
          'version',
          'previous',
          'is_rollback',
          'is_forced',
          'activated_at',
          'activated_by',
          'reason',
          'stuck',
        );
      return rows.map((row) => ({
        version: row.version,
        previous: row.previous,
        isRollback: row.is_rollback,
        isForced: row.is_forced,
        at: row.activated_at.toISOString(),
        by: row.activated_by,
        reason: row.reason,
        ...(row.stuck !== null && { stuck: row.stuck }),
      }));
    },

    /**
     * Notes why the version that is live since a revision could not go back by itself; returns false where that was
     * noted before.
     */
    async noteStuck(revision: number, stuck: string): Promise<boolean> {
      return (await db('activations').where({ id: revision }).whereNull('stuck').update({ stuck })) > 0;
    },

    /** How often a version failed in browsers and on the server. */
    async countErrors(section: string, version: string): Promise<number> {
      const sums = ['browser_errors', 'server_errors'].map((table) =>
        db(table).where({ section, version }).sum<{ sum: string | null }[]>('count as sum'),
      );
      return (await Promise.all(sums)).reduce((total, [row]) => total + Number(row?.sum ?? 0), 0);
    },

    async insert(descriptor: ReleaseDescriptor, { source, by, notes, signature }: Sent): Promise<void> {
      const { name, version, build } = descriptor;
      const fingerprint = releaseFingerprint(descriptor);
      await db('releases').insert({
        section: name,
        version,
        build,
        fingerprint,
        descriptor,
        ...source,
        registry_revision: db('release_registry').select('revision'),
        published_by: by,
        notes: notes ?? null,
        signature: signature ?? null,
      });
    },

    /** Notes where a build came from, and how its commit relates to that of a version that it was compared with. */
    async noteSource(section: string, version: string, source: ReleaseSource, compared: Compared): Promise<void> {
      const { ancestry, comparedWith } = compared;
      await db('releases')
        .where({ section, version })
        .update({ ...source, ancestry, compared_with: comparedWith });
    },

    /**
     * The origin of a version that has never been live, and how it relates to the live one. undefined for all others,
     * and for releases from before that was noted.
     */
    async findUntriedOrigin(section: string, version: string, live: string | null): Promise<Origin | undefined> {
      if (await this.hasBeenLive(section, version)) return undefined;
      const row = await db('releases')
        .where({ section, version })
        .first<AncestryRow | undefined>('origin', 'ancestry', 'compared_with');
      if (!row?.ancestry) return undefined;
      const isOvertaken = row.ancestry !== 'unknown' && row.compared_with !== live;
      return { name: row.origin, ancestry: isOvertaken ? 'overtaken' : row.ancestry };
    },

    /** null where it is not signed. */
    async findSignature(section: string, version: string): Promise<string | null> {
      const row = await db('releases').where({ section, version }).first<HistoryRow | undefined>('signature');
      return row?.signature ?? null;
    },

    /** A version that was published unsigned may be signed later. */
    async noteSignature(section: string, version: string, signature: string): Promise<void> {
      await db('releases').where({ section, version }).update({ signature });
    },

    /** Makes a version live, or none, and announces it when the transaction commits. */
    async activate({
      section,
      version,
      previous,
      isRollback,
      isForced,
      by,
      reason = null,
      knownOrigin = null,
    }: Activation): Promise<void> {
      await db('activations').insert({
        section,
        version,
        previous,
        is_rollback: isRollback,
        is_forced: isForced,
        activated_by: by,
        reason,
        known_origin: knownOrigin,
      });
      await createTrialsRepository(db).endReplaced(section, version, by);
      await this.announce();
    },

    /** All instances read the registry again when the transaction commits. */
    async announce(): Promise<void> {
      await db('release_registry').increment('revision');
      await db.raw(`SELECT pg_notify('release_registry', '')`);
    },

    /** Returns false when there is no such version with files. */
    async pin(section: string, version: string, pinned: boolean): Promise<boolean> {
      return (await db('releases').where({ section, version }).whereNull('removed_at').update({ pinned })) > 0;
    },

    /** The pinned versions. */
    async findPinned(section: string): Promise<string[]> {
      return db('releases')
        .where({ section, pinned: true })
        .whereNull('removed_at')
        .orderBy('published_at')
        .pluck('version');
    },

    /** Versions with files; live ones, those that a rollback leads to, and those on trial are held. */
    async findKept(): Promise<KeptRelease[]> {
      const { rows } = await db.raw<{ rows: KeptRow[] }>(`
        SELECT releases.section, releases.version, pinned, last.id IS NOT NULL AS was_live,
          published_at > now() - interval '1 hour' AS is_fresh,
          (SELECT sum((file->>'bytes')::bigint + 2 * (file->>'brotliBytes')::bigint)
            FROM jsonb_array_elements(descriptor->'files') file) AS bytes,
          greatest(published_at, sent_again_at, last.activated_at,
            (SELECT min(activated_at) FROM activations next WHERE next.section = releases.section AND next.id > last.id),
            (SELECT max(coalesce(ended_at, ends_at)) FROM release_trials trial
              WHERE trial.section = releases.section AND trial.version = releases.version)) AS unused_since
        FROM releases
        LEFT JOIN LATERAL (SELECT id, activated_at FROM activations
          WHERE activations.section = releases.section AND activations.version = releases.version
          ORDER BY id DESC LIMIT 1) last ON true
        WHERE removed_at IS NULL
        ORDER BY section, version
      `);
      const onTrial = await createTrialsRepository(db).findRunning();
      const held = new Set(onTrial.map(({ section, version }) => `${section} ${version}`));
      for (const section of new Set(rows.map((row) => row.section))) {
        const newest = await newestActivation(section).first<ActivationRow | undefined>('version', 'previous');
        const shown = newest?.version ?? newest?.previous;
        if (!shown) continue;
        held.add(`${section} ${shown}`).add(`${section} ${await this.findVersionBefore(section, shown)}`);
      }
      return rows.map((row) => ({
        section: row.section,
        version: row.version,
        bytes: Number(row.bytes),
        wasLive: row.was_live,
        unusedSince: row.unused_since,
        isFresh: row.is_fresh,
        isHeld: row.pinned || held.has(`${row.section} ${row.version}`),
      }));
    },

    /** Remembers that a version has no files any more. */
    async noteRemoved(section: string, version: string): Promise<void> {
      await db('releases').where({ section, version }).update({ removed_at: db.fn.now() });
    },

    /** Its files stay as if it were published now; among the versions of its section it is no newer. */
    async noteSentAgain(section: string, version: string): Promise<void> {
      await db('releases')
        .where({ section, version })
        .update({ sent_again_at: db.raw('clock_timestamp()') });
    },

    /** Remembers that a version has files again, as if it were published now. */
    async noteReturned(section: string, version: string): Promise<void> {
      await db('releases')
        .where({ section, version })
        .whereNotNull('removed_at')
        .update({ removed_at: null, published_at: db.raw('clock_timestamp()') });
    },
  };

  async function descriptorOf(release: Knex.QueryBuilder): Promise<ReleaseDescriptor | null> {
    const row = await release.first<{ descriptor: ReleaseDescriptor } | undefined>('descriptor');
    return row?.descriptor ?? null;
  }

  function newestActivation(section: string) {
    return db('activations').where({ section }).orderBy('id', 'desc');
  }
}

function sourceOf(row: SourceRow | undefined): ReleaseSource {
  return { origin: row?.origin ?? null, commit: row?.commit ?? null, dirty: row?.dirty ?? false };
}

/** `isReturned`: live because somebody went back to it. */
type Live = { version: string | null; revision: number; isReturned: boolean };
type LiveRow = { id: string; version: string | null; is_rollback: boolean };

type RegistryRow = { revision: string; descriptor: ReleaseDescriptor | null; origins: NamedOrigin[] | null };

/** The part of a published version by which a start decides whether it replaces the live one. */
export type PastRelease = Pick<
  PublishedRelease,
  'version' | 'fingerprint' | 'publishedAt' | 'activatedAt' | 'rolledBack'
>;

/** A published version as the database knows it. */
export type RecordedRelease = Omit<PublishedRelease, 'available'> & {
  descriptor: ReleaseDescriptor;
  signature: string | null;
};

/** What is known of a version beside its descriptor. */
type Sent = { source: ReleaseSource; by: string; notes?: string | undefined; signature?: string | undefined };

/** How a version's commit relates to that of another, null for none. */
export type Compared = { ancestry: Ancestry; comparedWith: string | null };

/** Where a version came from, and how its commit relates to the live one's. */
type Origin = { name: string | null; ancestry: Standing };

type AncestryRow = { origin: string | null; ancestry: Ancestry | null; compared_with: string | null };

type SourceRow = { origin: string | null; commit: string | null; dirty: boolean | null };

type PastRow = { version: string; fingerprint: string; published_at: Date; activated_at: Date | null };

type HistoryRow = SourceRow & {
  section: string;
  version: string;
  build: string;
  /** null in releases from before fingerprints. */
  fingerprint: string | null;
  /** null in releases from before it was noted. */
  registry_revision: string | null;
  published_at: Date;
  published_by: string;
  notes: string | null;
  signature: string | null;
  descriptor: ReleaseDescriptor;
  activated_at: Date | null;
  pinned: boolean;
  removed_at: Date | null;
};

type KeptRow = {
  section: string;
  version: string;
  pinned: boolean;
  was_live: boolean;
  is_fresh: boolean;
  /** null without files. */
  bytes: string | null;
  unused_since: Date;
};

type ActivationRow = {
  version: string | null;
  previous: string | null;
  is_rollback: boolean;
  is_forced: boolean;
  activated_at: Date;
  activated_by: string;
  reason: string | null;
  stuck: string | null;
};
