import { addDays, berlinDay, berlinTime, berlinDayOf, ZONE } from '../time/berlin-time.ts';
import type { Database } from '../database/connect.ts';
import { invalidEvent } from './event-errors.ts';
import { PAST_DAYS } from './read-feed.ts';

/** Series of a team that are not over; of a group and of the whole club as well. */
const MOST_OPEN = 50;
/** Open series and those still in calendar feeds: splits and new training times end some each season. */
const MOST_RECENT = 200;
/**
 * The most series that share a day, however long ago: earlier seasons may have any number, but no month becomes
 * endless.
 */
const MOST_TOGETHER = 200;
/** Single dates of a team that begin in one month in Berlin, with those of series that have something of their own. */
const MOST_SINGLE = 200;
/** The advisory lock for writing events: two writers must not both take the last place (a number of our own). */
const WRITING_EVENTS = 7_240_053;

/** Series by team or group; null for those of the whole club. */
// Slugs have no blank: one stands before the name of a group.
type Counts = ReadonlyMap<string | null, { open: number; recent: number; together: number }>;
type SeriesCount = { team: string | null; group: string | null; open: number; recent: number; together: number };
type Month = { team: string; month: string; dates: number };

/**
 * Runs a transaction and rolls it back with 400 if it takes a team over a limit: of open series, of open and recently
 * ended ones, of series on one day, or of single dates in a month. A team that is already over a limit can still be
 * edited. Imports do not use it.
 */
export async function withinSeriesLimit<T>(db: Database, write: (trx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?)', [WRITING_EVENTS]);
    const [before, fullBefore] = [await countSeries(trx), await findFullMonths(trx)];
    const result = await write(trx);
    for (const [team, { open, recent, together }] of await countSeries(trx)) {
      const had = before.get(team) ?? { open: 0, recent: 0, together: 0 };
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
      if (together > MOST_TOGETHER && together > had.together)
        throw invalidEvent(
          'repeat',
          `${holder(team)} in dieser Zeit schon ${MOST_TOGETHER} Serien. Bitte zuerst welche davon löschen.`,
        );
    }
    for (const { team, month, dates } of await findFullMonths(trx))
      if (!fullBefore.some((had) => had.team === team && had.month === month && had.dates >= dates))
        throw invalidEvent(
          'startDate',
          `${holder(team)} im ${inWords(month)} schon ${MOST_SINGLE} einzelne Termine. Bitte zuerst welche davon löschen oder eine Serie anlegen.`,
        );
    return result;
  });
}

function holder(team: string | null): string {
  if (team === null) return 'Der Verein hat';
  return team.startsWith(' ') ? 'Die Gruppe hat' : 'Die Mannschaft hat';
}

async function countSeries(trx: Database): Promise<Counts> {
  const today = berlinDay(new Date());
  const { rows } = await trx.raw<{ rows: SeriesCount[] }>(
    `WITH series AS (
      SELECT team, group_name, ${berlinDayOf('start_at')} AS first_day, last_day FROM events
      WHERE rrule IS NOT NULL AND deleted_at IS NULL
    ), steps AS (
      SELECT team, group_name, first_day AS day, 1 AS step FROM series
      UNION ALL SELECT team, group_name, last_day + 1, -1 FROM series WHERE last_day >= first_day
    ), days AS (
      -- What ends with the day before is counted off first.
      SELECT team, group_name, sum(step) OVER (PARTITION BY team, group_name ORDER BY day, step) AS running FROM steps
    )
    SELECT counted.team, counted.group_name AS group, open::int, recent::int, together::int
    FROM (
      SELECT team, group_name, count(*) FILTER (WHERE last_day >= :today) AS open,
        count(*) FILTER (WHERE last_day >= :since) AS recent
      FROM series GROUP BY team, group_name) AS counted
    JOIN (SELECT team, group_name, max(running) AS together FROM days GROUP BY team, group_name) AS peaks
      ON counted.team IS NOT DISTINCT FROM peaks.team AND counted.group_name IS NOT DISTINCT FROM peaks.group_name`,
    { today, since: addDays(today, -PAST_DAYS) },
  );
  return new Map(rows.map(({ team, group, ...counts }) => [team ?? (group && ` ${group}`), counts]));
}

/** Months in which a team has more single dates than it may. Those of the club are entered by editors alone. */
async function findFullMonths(trx: Database): Promise<Month[]> {
  const month = `to_char(${berlinDayOf('start_at')}, 'YYYY-MM')`;
  const rows = await trx('events')
    .whereNotNull('team')
    .whereNull('rrule')
    .whereNull('deleted_at')
    .groupByRaw(`team, ${month}`)
    .havingRaw('count(*) > ?', [MOST_SINGLE])
    .select<{ team: string; month: string; dates: string }[]>('team', trx.raw(`${month} AS month, count(*) AS dates`));
  return rows.map((row) => ({ ...row, dates: Number(row.dates) }));
}

/** `2026-11` as „November 2026“. */
function inWords(month: string): string {
  return new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: ZONE }).format(
    berlinTime(`${month}-15`),
  );
}
