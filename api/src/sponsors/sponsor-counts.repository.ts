import { BERLIN_TODAY, berlinDayOf } from '../time/berlin-time.ts';
import type { SponsorCounts, SponsorSighting } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';

const KEPT_MONTHS = 26;

/** How often sponsors were seen and followed, per Berlin day. */
export function createSponsorCountsRepository(db: Database) {
  return {
    // In the order of ids: otherwise simultaneous visitors would deadlock.
    async count({ views, clicks }: SponsorSighting, now: Date): Promise<void> {
      await db.raw(
        `INSERT INTO sponsor_counts AS old (sponsor_id, day, views, clicks)
         SELECT id, ${berlinDayOf('CAST(:now AS timestamptz)')},
           (id = ANY (:views::uuid[]))::int, (id = ANY (:clicks::uuid[]))::int
         FROM sponsors WHERE deleted_at IS NULL AND id = ANY (:views::uuid[] || :clicks::uuid[]) ORDER BY id
         ON CONFLICT (sponsor_id, day) DO UPDATE
           SET views = old.views + excluded.views, clicks = old.clicks + excluded.clicks`,
        { views, clicks, now },
      );
    },

    async report(sponsorId: string, days: number): Promise<SponsorCounts> {
      const { rows } = await db.raw<{ rows: SponsorCounts['days'] }>(
        `SELECT to_char(days.day, 'YYYY-MM-DD') AS day, coalesce(views, 0) AS views, coalesce(clicks, 0) AS clicks
         FROM generate_series(${BERLIN_TODAY} - :days::int + 1, ${BERLIN_TODAY}, interval '1 day') AS days (day)
         LEFT JOIN sponsor_counts ON sponsor_id = :sponsorId AND sponsor_counts.day = days.day::date
         ORDER BY days.day`,
        { sponsorId, days },
      );
      const sum = (column: 'views' | 'clicks') => rows.reduce((total, row) => total + row[column], 0);
      return { views: sum('views'), clicks: sum('clicks'), days: rows };
    },

    /** Returns how many rows. */
    deleteOld: (): Promise<number> =>
      db('sponsor_counts').whereRaw(`day < current_date - interval '${KEPT_MONTHS} months'`).delete(),
  };
}
