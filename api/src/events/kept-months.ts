import { LRUCache } from 'lru-cache';
import { isNearMonth } from '../answers/near-months.ts';
import { addDays, berlinDay, berlinTime } from '../time/berlin-time.ts';
import type { ClubEvent, EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { monthAfter, monthOf, monthsOf } from './calendar-months.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent } from './event-row.ts';
import { LONGEST_DAYS } from './event-times.ts';
import { shareOut } from './fair-share.ts';
import { NO_END } from './recurrence.ts';
import { createReadingLine } from './reading-line.ts';

/** The most events of a range, and of a month; the teams share them. */
const MOST_SHOWN = 3_000;
/** More than all series and single dates of a month, so that they can be shared out. */
const MOST_READ = 25_000;
/** Far months, of which anybody can invent thousands, push out none that is near. */
const MAX_BYTES = { near: 16 * 1024 * 1024, far: 4 * 1024 * 1024 };
/** The overhead of a kept event, in bytes. */
const ENTRY_BYTES = 200;
/** Far months are read one by one, for a quarter of the time: however many are asked for, all others are answered. */
const LINES = { near: { atOnce: 2 }, far: { atOnce: 1, rest: 3, waiting: 60 } };

/** Both ends included. */
export type PublicRange = { start: Date; end: Date; team?: string; type?: EventType };
/** An event as visitors get it, with what a range is held against; `end` is exclusive. */
type Kept = Pick<ClubEvent, 'id' | 'team' | 'type'> & { start: number; end: number; json: string };
/** The first and the last month that hold anything; null where there is nothing at all. */
type Bounds = { first: string; last: string } | null;

/**
 * Answers ranges from whole months, which are read and written once per revision: visitors invent ever-different
 * ranges, but there are few months that hold anything. `revision` is that of the tables that events are read from.
 * Returns the JSON of a list of events by start. Throws 429 where too many far months are asked for.
 */
export function keptMonths(db: Database, revision: () => number): (range: PublicRange) => Promise<string> {
  const near = keep(db, 'near');
  const far = keep(db, 'far');
  const boundsOf = keptBounds(db);

  return async ({ start, end, team, type }) => {
    const state = revision();
    const bounds = await boundsOf(state);
    const holding = monthsOf(start, end).filter((month) => bounds && month >= bounds.first && month <= bounds.last);
    const today = berlinDay(new Date());
    const found = await Promise.all(
      holding.map((month) => (isNearMonth(month, today) ? near : far).forceFetch(`${month} ${state}`)),
    );
    const [from, to] = [start.getTime(), end.getTime()];
    const seen = new Set<string>();
    const shown: Kept[] = [];
    for (const event of found.flat()) {
      if (event.start > to || (event.start < from && event.end <= from)) continue;
      if ((team && event.team !== team) || (type && event.type !== type)) continue;
      // A longer event is in several months.
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      shown.push(event);
    }
    const shared = shareOut(shown, MOST_SHOWN, (event) => event.team);
    return `[${shared.map(({ json }) => json).join(',')}]`;
  };
}

/** Months by `2026-11` and the revision. */
function keep(db: Database, distance: 'near' | 'far'): LRUCache<string, Kept[]> {
  const inLine = createReadingLine(LINES[distance]);
  return new LRUCache<string, Kept[]>({
    maxSize: MAX_BYTES[distance],
    sizeCalculation: (events) => events.reduce((sum, { json }) => sum + json.length + ENTRY_BYTES, ENTRY_BYTES),
    fetchMethod: (key) => inLine(() => readMonth(db, monthOf(key))),
    // A waiting request gets its month, even if others have evicted it.
    ignoreFetchAbort: true,
  });
}

async function readMonth(db: Database, month: string): Promise<Kept[]> {
  const start = berlinTime(`${month}-01`);
  const end = new Date(berlinTime(`${monthAfter(month)}-01`).getTime() - 1);
  const rows = await findDates(db, { start, end, most: MOST_READ, keep: 'soonest' });
  return shareOut(rows, MOST_SHOWN, ({ team }) => team).map((row) => {
    const event = toClubEvent(row);
    const { id, team, type } = event;
    const begin = row.start_at.getTime();
    return { id, team, type, start: begin, end: row.end_at?.getTime() ?? begin, json: JSON.stringify(event) };
  });
}

/** Asks once per revision. */
function keptBounds(db: Database): (state: number) => Promise<Bounds> {
  let kept: { state: number; bounds: Promise<Bounds> } | undefined;
  return (state) => {
    if (kept?.state !== state) {
      const asked = { state, bounds: findBounds(db) };
      kept = asked;
      asked.bounds.catch(() => {
        if (kept === asked) kept = undefined;
      });
    }
    return kept.bounds;
  };
}

type BoundsRow = { first: Date | null; last: Date | null; series_first: Date | null; series_last: string | null };

/** Reads only the indexes on starts and on last days: ends are estimated by the maximum length. */
async function findBounds(db: Database): Promise<Bounds> {
  const { rows } = await db.raw<{ rows: [BoundsRow] }>(
    `SELECT
      (SELECT min(start_at) FROM events WHERE rrule IS NULL AND deleted_at IS NULL) AS first,
      (SELECT max(start_at) FROM events WHERE rrule IS NULL AND deleted_at IS NULL) AS last,
      (SELECT min(start_at) FROM events WHERE rrule IS NOT NULL AND deleted_at IS NULL) AS series_first,
      (SELECT max(last_day)::text FROM events WHERE rrule IS NOT NULL AND deleted_at IS NULL) AS series_last`,
  );
  const [{ first, last, series_first: seriesFirst, series_last: seriesLast }] = rows;
  const starts = [first, seriesFirst].flatMap((time) => (time ? [monthOf(time)] : []));
  const ends = [
    ...(last ? [monthOf(addDays(berlinDay(last), LONGEST_DAYS))] : []),
    // The last date may end on the next day; „infinity“ comes behind all months, as text, too.
    ...(seriesLast ? [seriesLast === NO_END ? seriesLast : monthOf(addDays(seriesLast, 1))] : []),
  ];
  const [begin] = starts.toSorted();
  const end = ends.toSorted().at(-1);
  return begin && end ? { first: begin, last: end } : null;
}
