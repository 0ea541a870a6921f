import { addDays, berlinDay } from '../berlin-time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { invalidEvent } from './event-errors.ts';
import { PAST_DAYS } from './read-feed.ts';

/** Series of a team that are not over; of a group and of the whole club as well. */
const MOST_OPEN = 50;
/** Those that feeds look back on, with the open ones: splits and new times of trainings end some each season. */
const MOST_RECENT = 200;
/** The advisory lock for writing events: two writers must not both take the last place (a number of our own). */
const WRITING_EVENTS = 7_240_053;

/** Series by team or group; null for those of the whole club. */
// Slugs have no blank: one stands before the name of a group.
type Counts = ReadonlyMap<string | null, { open: number; recent: number }>;

/**
 * A transaction that is taken back, with a 400, when afterwards a team has more series than it may and more than before:
 * of open ones, or with those that have ended lately. Those of earlier days stay, and may be changed.
 */
export async function withinSeriesLimit<T>(db: Database, write: (trx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [WRITING_EVENTS]);
    const before = await countSeries(trx);
    const result = await write(trx);
    for (const [team, { open, recent }] of await countSeries(trx)) {
      const had = before.get(team) ?? { open: 0, recent: 0 };
      if (open > MOST_OPEN && open > had.open)
        throw invalidEvent(
          'repeat',
          `${holder(team)} schon ${MOST_OPEN} laufende Serien. Bitte zuerst eine löschen oder enden lassen.`,
        );
      if (recent > MOST_RECENT && recent > had.recent)
        throw invalidEvent(
          'repeat',
          `${holder(team)} mit denen des letzten Jahres schon ${MOST_RECENT} Serien. Bitte zuerst alte löschen.`,
        );
    }
    return result;
  });
}

function holder(team: string | null): string {
  if (team === null) return 'Der Verein hat';
  return team.startsWith(' ') ? 'Die Gruppe hat' : 'Die Mannschaft hat';
}

async function countSeries(trx: Database): Promise<Counts> {
  const today = berlinDay(new Date());
  const rows = await trx('events')
    .whereNotNull('rrule')
    .whereNull('deleted_at')
    .where('last_day', '>=', addDays(today, -PAST_DAYS))
    .groupBy('team', 'group_name')
    .select<{ team: string | null; group: string | null; open: string; recent: string }[]>(
      'team',
      'group_name AS group',
      trx.raw('count(*) FILTER (WHERE last_day >= ?) AS open', [today]),
      trx.raw('count(*) AS recent'),
    );
  return new Map(
    rows.map(({ team, group, open, recent }) => [
      team ?? (group && ` ${group}`),
      { open: Number(open), recent: Number(recent) },
    ]),
  );
}
