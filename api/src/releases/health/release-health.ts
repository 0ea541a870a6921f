import type { BrowserError, SectionHealth, VersionHealth } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { toFields } from '../../editing/columns.ts';
import { createTrialsRepository } from '../trials/trials.repository.ts';
import { quantile, totalOf, type Buckets } from './histogram.ts';
import type { Measure } from './release-counts.ts';
import type { Fared } from './return-rule.ts';
import { createReleaseCountsRepository, type ReleaseSum } from './release-counts.repository.ts';

/** Versions that are told of. */
const SHOWN_VERSIONS = 10;
const SHOWN_ERRORS = 10;
/** Fewer visits say too little of what the others meet. */
const LEAST_VISITS = 50;

type LiveVersion = { version: string; before: string | null; isLive: boolean; share: number | null };

/** How versions fare among visitors. */
export function createReleaseHealth(db: Database) {
  const counts = createReleaseCountsRepository(db);

  /** Those that were live, the last first; each with the one before it when it went live by a release. */
  const findLiveVersions = async (section: string): Promise<LiveVersion[]> => {
    const { rows } = await db.raw<{ rows: LiveVersion[] }>(
      `SELECT version, before, CAST(NULL AS integer) AS share, id = max(id) OVER () AND NOT EXISTS (
           SELECT FROM activations AS later WHERE later.section = :section AND later.id > shown.id) AS "isLive"
       FROM (
         SELECT version, max(id) AS id, (array_agg(previous ORDER BY is_rollback, id DESC))[1] AS before
         FROM activations WHERE section = :section AND version IS NOT NULL GROUP BY version
       ) AS shown ORDER BY id DESC LIMIT :limit`,
      { section, limit: SHOWN_VERSIONS },
    );
    return rows;
  };

  /** The running canary, beside the live version. */
  const findCanary = async (section: string): Promise<LiveVersion[]> => {
    const canaries = await createTrialsRepository(db).findCanaries();
    return canaries
      .filter((canary) => canary.section === section)
      .map(({ version, share, live }) => ({ version, before: live, isLive: false, share }));
  };

  return {
    /** Views and failures of a version and of the one before. */
    async compare(section: string, version: string, previous: string): Promise<{ now: Fared; before: Fared }> {
      const sums = await counts.sums(section, [version, previous]);
      return { now: faredOf(sums, version), before: faredOf(sums, previous) };
    },

    async describe(section: string): Promise<SectionHealth> {
      const [onTrial, wereLive, errors] = await Promise.all([
        findCanary(section),
        findLiveVersions(section),
        db('browser_errors').where({ section }).orderBy('last_seen', 'desc').limit(SHOWN_ERRORS),
      ]);
      // It may have been live before.
      const live = [...onTrial, ...wereLive.filter(({ version }) => version !== onTrial[0]?.version)];
      const sums = await counts.sums(
        section,
        live.map(({ version }) => version),
      );
      return {
        section,
        versions: live.map((each) => describeVersion(each, sums)),
        errors: errors.map(toFields<BrowserError>),
      };
    },
  };
}

function describeVersion({ version, before, isLive, share }: LiveVersion, sums: readonly ReleaseSum[]): VersionHealth {
  const own = sums.filter((sum) => sum.version === version);
  const total = (...measures: Measure[]) => totalOf(bucketsOf(own, measures));
  const { views, failures } = faredOf(sums, version);
  const render = bucketsOf(own, ['render']);
  const paths = [...new Set(own.map(({ page }) => page))].filter(Boolean);
  return {
    version,
    isLive,
    share,
    before,
    views,
    failures,
    perThousand: views > 0 ? (failures / views) * 1000 : null,
    browserFailures: total('browser_failures'),
    serverFailures: total('server_failures'),
    quarantines: total('quarantines'),
    replacedWorkers: total('workers'),
    render: totalOf(render) > 0 ? { p50: quantile(render, 0.5) ?? 0, p95: quantile(render, 0.95) ?? 0 } : null,
    ...vitalsOf(own),
    pages: paths
      .map((path) => ({ path, ...vitalsOf(own.filter(({ page }) => page === path)) }))
      .filter(({ lcp, inp, cls }) => lcp !== null || inp !== null || cls !== null),
  };
}

function faredOf(sums: readonly ReleaseSum[], version: string): Fared {
  const own = sums.filter((sum) => sum.version === version);
  return {
    views: totalOf(bucketsOf(own, ['pages', 'changes'])),
    failures: totalOf(bucketsOf(own, ['browser_failures', 'server_failures'])),
  };
}

function vitalsOf(sums: readonly ReleaseSum[]): Pick<VersionHealth, 'lcp' | 'inp' | 'cls'> {
  const p75 = (measure: Measure) => {
    const buckets = bucketsOf(sums, [measure]);
    return totalOf(buckets) < LEAST_VISITS ? null : quantile(buckets, 0.75);
  };
  const jumps = p75('cls');
  return { lcp: p75('lcp'), inp: p75('inp'), cls: jumps === null ? null : jumps / 1000 };
}

function bucketsOf(sums: readonly ReleaseSum[], measures: readonly string[]): Buckets {
  const buckets = new Map<number, number>();
  for (const { measure, bucket, count } of sums)
    if (measures.includes(measure)) buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  return buckets;
}
