import type { BrowserError, SectionHealth, VersionHealth } from '../../contract/index.ts';
import type { Database } from '../../database/connect.ts';
import { toFields } from '../../editing/columns.ts';
import { createTrialsRepository } from '../trials.repository.ts';
import { versionBefore } from '../version-before.ts';
import { p75, quantile, totalOf, type Buckets } from './histogram.ts';
import type { Measure } from './release-counts.ts';
import { LEAST_VIEWS, type Fared } from './return-rule.ts';
import { createReleaseCountsRepository, type ReleaseSum } from './release-counts.repository.ts';
import { youngShellTimes } from './young-shell.ts';

/** Versions that are told of. */
const SHOWN_VERSIONS = 10;
const SHOWN_ERRORS = 10;

/** How a version fares, and what it is compared with. */
type Comparison = { now: Fared; before: Fared };
/** A version, and since when it has been live or on trial. */
type LiveSince = { section: string; version: string; since: Date };

type LiveVersion = { version: string; before: string | null; isLive: boolean; share: number | null };

/** How versions fare among visitors. */
export function createReleaseHealth(db: Database) {
  const counts = createReleaseCountsRepository(db);

  /** The versions that were live, the last first; each with the one before it if a release made it live. */
  const findLiveVersions = async (section: string): Promise<LiveVersion[]> => {
    const { rows } = await db.raw<{ rows: LiveVersion[] }>(
      `SELECT version, ${versionBefore('live')} AS before, CAST(NULL AS integer) AS share,
         id = max(id) OVER () AND NOT EXISTS (
           SELECT FROM activations AS later WHERE later.section = :section AND later.id > live.id) AS "isLive"
       FROM (
         SELECT section, version, max(id) AS id
         FROM activations WHERE section = :section AND version IS NOT NULL GROUP BY section, version
       ) AS live ORDER BY id DESC LIMIT :limit`,
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
    /**
     * How a version and the one before fare. Failures on a newer shell's first day count against that shell
     * ({@link compareBelow}), unless the version had hardly any other views.
     */
    async compare({ section, version, since }: LiveSince, previous: string): Promise<Comparison> {
      const [sums, times] = await Promise.all([counts.sums(section, [version, previous]), youngShellTimes(db, since)]);
      const settled = faredOf(await counts.sums(section, [version], { times, isWithin: false }), version);
      const now = settled.views >= LEAST_VIEWS ? settled : faredOf(sums, version);
      return { now, before: faredOf(sums, previous) };
    },

    /**
     * How a version has fared since the live shell, which went live at `shellSince`, is new; and without any new shell.
     */
    async compareBelow({ section, version, since }: LiveSince, shellSince: Date): Promise<Comparison> {
      const times = await youngShellTimes(db, since);
      const own = times.filter(({ begins }) => begins.getTime() === shellSince.getTime());
      const [now, before] = await Promise.all([
        counts.sums(section, [version], { times: own, isWithin: true }),
        counts.sums(section, [version], { times, isWithin: false }),
      ]);
      return { now: faredOf(now, version), before: faredOf(before, version) };
    },

    async describe(section: string): Promise<SectionHealth> {
      const [onTrial, wereLive, errors] = await Promise.all([
        findCanary(section),
        findLiveVersions(section),
        findFailures(db, section),
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

function findFailures(db: Database, section: string): Promise<object[]> {
  const ofKind = (kind: BrowserError['kind']) =>
    db(`${kind}_errors`)
      .where({ section })
      .select('*', db.raw(`'${kind}' AS kind`));
  const both = ofKind('browser')
    .unionAll([ofKind('server')])
    .as('failures');
  return db.from(both).orderBy('last_seen', 'desc').limit(SHOWN_ERRORS);
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
    lcp: p75(bucketsOf(own, ['lcp'])),
    inp: p75(bucketsOf(own, ['inp'])),
  };
}

function vitalsOf(sums: readonly ReleaseSum[]): Pick<VersionHealth, 'lcp' | 'inp' | 'cls'> {
  const of = (measure: Measure) => p75(bucketsOf(sums, [measure]));
  const jumps = of('cls');
  return { lcp: of('lcp'), inp: of('inp'), cls: jumps === null ? null : jumps / 1000 };
}

function bucketsOf(sums: readonly ReleaseSum[], measures: readonly string[]): Buckets {
  const buckets = new Map<number, number>();
  for (const { measure, bucket, count } of sums)
    if (measures.includes(measure)) buckets.set(bucket, (buckets.get(bucket) ?? 0) + count);
  return buckets;
}
