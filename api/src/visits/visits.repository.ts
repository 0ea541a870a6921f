import { berlinDayOf } from '../time/berlin-time.ts';
import type { Device, Visit, VisitReport } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

/** Beyond this many rows a day, new paths and referrers are counted together: nobody can fill the table. */
const MOST_ROWS_A_DAY = 5_000;
const OTHERS = '(andere)';
const MOST_LISTED = 50;
const KEPT_MONTHS = 26;

type Period = { from: string; to: string };

/** Visits per Berlin day. */
export function createVisitsRepository(db: Database) {
  const sums = async (column: 'path' | 'referrer_host' | 'device', { from, to }: Period, limit: number) => {
    const { rows } = await db.raw<{ rows: { key: string; count: number }[] }>(
      `SELECT :column: AS key, sum(count)::int AS count FROM visits WHERE day BETWEEN :from AND :to
       GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT :limit`,
      { column, from, to, limit },
    );
    return rows;
  };

  const days = async ({ from, to }: Period) => {
    const { rows } = await db.raw<{ rows: { day: string; count: number }[] }>(
      `SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(sum(visits.count), 0)::int AS count
       FROM generate_series(:from::date, :to::date, interval '1 day') AS days (day)
       LEFT JOIN visits ON visits.day = days.day::date GROUP BY days.day ORDER BY days.day`,
      { from, to },
    );
    return rows;
  };

  /** The titles of articles and teams, by the paths of their pages. */
  const findTitles = async (paths: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const slugs = paths.map((path) => path.split('/').at(-1) ?? '');
    const { rows } = await db.raw<{ rows: { path: string; title: string }[] }>(
      `SELECT '/news/' || slug AS path, title FROM articles WHERE slug = ANY (:slugs)
       UNION ALL SELECT '/mannschaften/' || slug, name FROM teams WHERE slug = ANY (:slugs)`,
      { slugs },
    );
    return new Map(rows.map(({ path, title }) => [path, title]));
  };

  return {
    async count({ path, referrerHost, device }: Visit, now: Date): Promise<void> {
      await db.raw(
        `INSERT INTO visits AS old (day, path, referrer_host, device)
         SELECT today.day, CASE WHEN today.is_full THEN :others ELSE :path END,
           CASE WHEN today.is_full THEN :others ELSE :referrer END, :device
         FROM (
           SELECT day, (SELECT count(*) >= :most FROM visits WHERE visits.day = berlin.day)
             AND NOT EXISTS (SELECT 1 FROM visits WHERE visits.day = berlin.day AND path = :path
               AND referrer_host = :referrer AND device = :device) AS is_full
           FROM (SELECT ${berlinDayOf('CAST(:now AS timestamptz)')} AS day) AS berlin
         ) AS today
         ON CONFLICT (day, path, referrer_host, device) DO UPDATE SET count = old.count + 1`,
        { path, referrer: referrerHost ?? '', device, now, others: OTHERS, most: MOST_ROWS_A_DAY },
      );
    },

    async report(period: Period): Promise<VisitReport> {
      const [perDay, paths, referrers, devices] = await Promise.all([
        days(period),
        sums('path', period, MOST_LISTED),
        sums('referrer_host', period, MOST_LISTED + 1),
        sums('device', period, MOST_LISTED),
      ]);
      const titles = await findTitles(paths.map(({ key }) => key));
      return {
        ...period,
        total: perDay.reduce((sum, { count }) => sum + count, 0),
        days: perDay,
        paths: paths.map(({ key, count }) => {
          const title = titles.get(key);
          return { path: key, ...(title !== undefined && { title }), count };
        }),
        referrers: referrers.filter(({ key }) => key !== '').map(({ key, count }) => ({ host: key, count })),
        devices: devices.map(({ key, count }) => ({ device: key as Device, count })),
      };
    },

    /** Returns how many rows. */
    deleteOld: (): Promise<number> =>
      db('visits').whereRaw(`day < current_date - interval '${KEPT_MONTHS} months'`).delete(),
  };
}
