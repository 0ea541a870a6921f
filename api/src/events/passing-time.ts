import fp from 'fastify-plugin';
import { BERLIN_TODAY, berlinDayOf, OVER_AT, ZONE } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { repeatWork } from '../time/repeated-work.ts';
import { MORNING_HOUR } from './scoreboard.ts';

const INTERVAL_MS = 10_000;

/**
 * Raises the content revision when, since it was last raised here, a day or its morning has begun in Berlin, or a match
 * has begun or is over, or a training is over: what readers see then changes although nobody writes; so it does when
 * the clock was set back. Of several instances one does it. Returns whether it did.
 */
export async function tellPassingTime(db: Database): Promise<boolean> {
  const changed = await db('passing_time')
    .whereRaw(
      `${berlinDayOf('told_until')} < ${BERLIN_TODAY}
      OR (told_until AT TIME ZONE :zone - :morning::interval)::date < (now() AT TIME ZONE :zone - :morning::interval)::date
      OR told_until > now() + interval '1 minute' OR EXISTS (
        SELECT 1 FROM events
        WHERE type = 'match' AND deleted_at IS NULL AND (
          ${OVER_AT} > told_until AND ${OVER_AT} <= now() OR start_at > told_until AND start_at <= now()))
      OR EXISTS (
        SELECT 1 FROM events
        WHERE type = 'training' AND deleted_at IS NULL AND rrule IS NULL
          AND ${OVER_AT} > told_until AND ${OVER_AT} <= now())
      OR EXISTS (
        SELECT 1 FROM weekly_trainings, LATERAL (
          SELECT ${BERLIN_TODAY}
            + coalesce(end_time::time, start_time::time + interval '2 hours') AS over) AS todays
        WHERE active AND deleted_at IS NULL
          AND day_of_week = to_char(now() AT TIME ZONE :zone, 'FMday')
          AND over > told_until AT TIME ZONE :zone AND over <= now() AT TIME ZONE :zone)`,
      { zone: ZONE, morning: `${MORNING_HOUR} hours` },
    )
    .update({ told_until: db.fn.now() });
  return changed > 0;
}

/** Watches the clock while the portal runs, and catches up at the start. */
export const passingTime = fp(
  async (app) => {
    const tell = async () => {
      if (await tellPassingTime(app.db)) await app.contentRevision.refresh();
    };
    repeatWork(app, { everyMs: INTERVAL_MS, trouble: 'passing time not told', work: tell });
  },
  { name: 'passing-time', dependencies: ['content-revision'] },
);
