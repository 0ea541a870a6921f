import { berlinDay } from '../berlin-time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { invalidEvent } from './event-errors.ts';

/** Series of a team that are not over; of the whole club as well. */
const MOST_SERIES = 50;
/** The advisory lock for writing events: two writers must not both take the last place (a number of our own). */
const WRITING_EVENTS = 7_240_053;

/** Series that are not over, by team; null for those of the whole club. */
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
          `${team === null ? 'Der Verein hat' : 'Die Mannschaft hat'} schon ${MOST_SERIES} laufende Serien. Bitte zuerst eine löschen oder enden lassen.`,
        );
    }
    return result;
  });
}

async function countOpen(trx: Database): Promise<OpenSeries> {
  const rows = await trx('events')
    .whereNotNull('rrule')
    .whereNull('deleted_at')
    .where('last_day', '>=', berlinDay(new Date()))
    .groupBy('team')
    .select<{ team: string | null; count: string }[]>('team', trx.raw('count(*) AS count'));
  return new Map(rows.map(({ team, count }) => [team, Number(count)]));
}
