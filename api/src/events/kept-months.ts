import { LRUCache } from 'lru-cache';
import { addDays, berlinDay, berlinTime } from '../berlin-time/berlin-time.ts';
import type { ClubEvent, EventType } from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findDates } from './dates-in-range.ts';
import { toClubEvent } from './event-row.ts';

const MOST_SHOWN = 3_000;
/** Of one month: more than anybody is shown, since a filter may leave the last of them. */
const MOST_OF_A_MONTH = 10_000;
const MAX_BYTES = 16 * 1024 * 1024;
/** What a kept event costs beside its text. */
const ENTRY_BYTES = 200;

/** Both ends included. */
export type PublicRange = { start: Date; end: Date; team?: string; type?: EventType };
/** An event as visitors get it, with what a range is held against; `end` is exclusive. */
type Kept = Pick<ClubEvent, 'id' | 'team' | 'type'> & { start: number; end: number; json: string };

/**
 * Answers ranges from whole months, which are read and written once per revision: visitors invent ever-different ranges,
 * but there are few months. `revision` is that of what events are read from. Returns the JSON of a list of events by start.
 */
export function keptMonths(db: Database, revision: () => number): (range: PublicRange) => Promise<string> {
  const months = new LRUCache<string, Kept[]>({
    maxSize: MAX_BYTES,
    sizeCalculation: (events) => events.reduce((sum, { json }) => sum + json.length + ENTRY_BYTES, ENTRY_BYTES),
    fetchMethod: (key) => readMonth(key.slice(0, MONTH_LENGTH)),
    // Who waits for a month gets it, also when others have pushed it out.
    ignoreFetchAbort: true,
  });

  const readMonth = async (month: string): Promise<Kept[]> => {
    const start = berlinTime(`${month}-01`);
    const end = new Date(berlinTime(`${monthAfter(month)}-01`).getTime() - 1);
    const rows = await findDates(db, { start, end, most: MOST_OF_A_MONTH, keep: 'soonest' });
    return rows.map((row) => {
      const event = toClubEvent(row);
      const { id, team, type } = event;
      const begin = row.start_at.getTime();
      return { id, team, type, start: begin, end: row.end_at?.getTime() ?? begin, json: JSON.stringify(event) };
    });
  };

  return async ({ start, end, team, type }) => {
    const state = revision();
    const found = await Promise.all(monthsOf(start, end).map((month) => months.forceFetch(`${month} ${state}`)));
    const [from, to] = [start.getTime(), end.getTime()];
    const seen = new Set<string>();
    const shown: string[] = [];
    for (const event of found.flat()) {
      if (event.start > to || (event.start < from && event.end <= from)) continue;
      if ((team && event.team !== team) || (type && event.type !== type)) continue;
      // What lasts longer is in several months.
      if (seen.has(event.id)) continue;
      seen.add(event.id);
      shown.push(event.json);
      if (shown.length === MOST_SHOWN) break;
    }
    return `[${shown.join(',')}]`;
  };
}

const MONTH_LENGTH = '2026-11'.length;

function monthsOf(start: Date, end: Date): string[] {
  const months: string[] = [];
  const last = berlinDay(end).slice(0, MONTH_LENGTH);
  for (let month = berlinDay(start).slice(0, MONTH_LENGTH); month <= last; month = monthAfter(month))
    months.push(month);
  return months;
}

function monthAfter(month: string): string {
  return addDays(`${month}-01`, 31).slice(0, MONTH_LENGTH);
}
