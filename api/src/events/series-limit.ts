import { berlinDay } from '../berlin-time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { invalidEvent } from './event-errors.ts';

/** Series of a team that are not over; of a group and of the whole club as well. */
const MOST_SERIES = 50;
/** The advisory lock for writing events: two writers must not both take the last place (a number of our own). */
const WRITING_EVENTS = 7_240_053;

/** Series that are not over, by team or group; null for those of the whole club. */
// Slugs have no blank: one stands before the name of a group.
type OpenSeries = ReadonlyMap<string | null, number>;

/**
 * A transaction that is taken back, with a 400, when afterwards a team has more open series than it may and more than
 * before. Those of earlier days stay, and may be changed.
 */
export async function withinSeriesLimit<T>(db: Database, write: (trx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [WRITING_EVENTS]);
    const before = await countOpen(trx);
    const result = await write(trx);
    for (const [team, count] of await countOpen(trx)) {
      if (count > MOST_SERIES && count > (before.get(team) ?? 0))
        throw invalidEvent(
          'repeat',
          `${holder(team)} schon ${MOST_SERIES} laufende Serien. Bitte zuerst eine löschen oder enden lassen.`,
        );
    }
    return result;
  });
}

function holder(team: string | null): string {
  if (team === null) return 'Der Verein hat';
  return team.startsWith(' ') ? 'Die Gruppe hat' : 'Die Mannschaft hat';
}

async function countOpen(trx: Database): Promise<OpenSeries> {
  const rows = await trx('events')
    .whereNotNull('rrule')
    .whereNull('deleted_at')
    .where('last_day', '>=', berlinDay(new Date()))
    .groupBy('team', 'group_name')
    .select<{ team: string | null; group: string | null; count: string }[]>(
      'team',
      'group_name AS group',
      trx.raw('count(*) AS count'),
    );
  return new Map(rows.map(({ team, group, count }) => [team ?? (group && ` ${group}`), Number(count)]));
}
