import type { Database } from '../../database/connect.ts';
import type { Span } from './young-shell.ts';

/** A version of a section or of the shell. */
export type CountedRelease = { section: string; version: string };

/** Something that happened to a version in an hour; `page` is empty and `bucket` 0 where a measure has none. */
export type ReleaseCount = CountedRelease & {
  measure: string;
  page: string;
  bucket: number;
  /** Its beginning, ISO 8601. */
  hour: string;
  count: number;
};

/** A sum of a version. */
export type ReleaseSum = Pick<ReleaseCount, 'version' | 'measure' | 'page' | 'bucket' | 'count'>;

/** The hours that touch one of the times, or with `isWithin: false` all others. */
type Hours = { times: readonly Span[]; isWithin: boolean };

const KEPT_DAYS = 30;
const ALL_HOURS: Hours = { times: [], isWithin: false };

/** Sums per version and hour. */
export function createReleaseCountsRepository(db: Database) {
  return {
    /** Adds to what any instance has counted. Releases that are not ours, and unknown pages, are left out. */
    async add(counts: readonly ReleaseCount[]): Promise<void> {
      await db.raw(
        `INSERT INTO release_counts AS old (section, version, measure, page, bucket, hour, count)
         SELECT section, version, measure, page, bucket, hour, count
         FROM jsonb_to_recordset(?::jsonb) AS counted
           (section text, version text, measure text, page text, bucket smallint, hour timestamptz, count bigint)
         WHERE EXISTS (
           SELECT FROM releases WHERE releases.section = counted.section AND releases.version = counted.version
             AND (page = '' OR descriptor->'pages' @> jsonb_build_array(jsonb_build_object('path', page)))
         )
         -- In one order, so that two instances never wait for each other.
         ORDER BY section, version, measure, page, bucket, hour
         ON CONFLICT (section, version, measure, page, bucket, hour) DO UPDATE SET count = old.count + excluded.count`,
        [JSON.stringify(counts)],
      );
    },

    /** All that were ever published. */
    findPublished: (): Promise<CountedRelease[]> => db('releases').select('section', 'version'),

    /** The sums of these versions, by default of all hours. */
    async sums(
      section: string,
      versions: readonly string[],
      { times, isWithin }: Hours = ALL_HOURS,
    ): Promise<ReleaseSum[]> {
      const { rows } = await db.raw<{ rows: (Omit<ReleaseSum, 'count'> & { count: string })[] }>(
        `SELECT version, measure, page, bucket, sum(count) AS count FROM release_counts
         WHERE section = ? AND version = ANY (?) AND ? = EXISTS (
           SELECT FROM jsonb_to_recordset(?::jsonb) AS span (begins timestamptz, ends timestamptz)
           WHERE hour > begins - interval '1 hour' AND hour < ends
         )
         GROUP BY version, measure, page, bucket
         ORDER BY version, measure, page, bucket`,
        [section, [...versions], isWithin, JSON.stringify(times)],
      );
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },

    /** Returns how many rows. */
    deleteOld: (): Promise<number> =>
      db('release_counts').whereRaw(`hour < now() - interval '${KEPT_DAYS} days'`).delete(),
  };
}
